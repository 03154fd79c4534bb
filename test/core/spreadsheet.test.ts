/** Tables for spreadsheets hold what was in their cells, and nothing that a spreadsheet would run. */
import { describe, expect, it } from 'vitest';
import { csvOf, tabbed } from '../../src/core/text/spreadsheet.js';

describe('a table for a spreadsheet', () => {
  it('keeps commas, quotes and lines within their cell', () => {
    expect(
      csvOf([
        ['Name', 'Stars'],
        ['Li, "Ben"\nJr', 2],
      ]),
    ).toBe('\uFEFFName,Stars\r\n"Li, ""Ben""\nJr",2\r\n');
  });

  it('lets no name be a formula, saved or copied', () => {
    for (const name of ['=1+1', '+1', '-1', '@SUM(A1)']) {
      expect(csvOf([[name]])).toBe(`\uFEFF'${name}\r\n`);
      expect(tabbed([[name]])).toBe(`'${name}`);
    }
    expect(csvOf([[-1]])).toBe('\uFEFF-1\r\n');
  });

  it('keeps each copied cell in its column', () => {
    expect(
      tabbed([
        ['A\tB', 'C\nD'],
        ['1', '2'],
      ]),
    ).toBe('A B\tC D\n1\t2');
  });
});
