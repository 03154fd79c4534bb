import { describe, expect, it } from 'vitest';
import { shownValue } from '../../src/core/basics/shown.js';

describe('a value shown in a refusal', () => {
  it.each([
    ['S10', 'S10'],
    [7, '7'],
    [NaN, 'NaN'],
    [undefined, 'undefined'],
    [null, 'null'],
    [6n, '6'],
    [Symbol('odd'), 'Symbol(odd)'],
    [() => 'not my text', 'function'],
    [[1, 'two', [true]], '[1,"two",[true]]'],
    [{ a: { b: [] }, c: {} }, '{"a":{"b":[]},"c":{}}'],
    [Object.create(null), '{}'],
    [new Uint8Array([1, 2]), '[1,2]'],
    [new TypeError('too few'), 'too few'],
  ] as const)('%# reads as its text', (value, text) => {
    expect(shownValue(value)).toBe(text);
  });

  it('is cut, and read no further than that', () => {
    expect(shownValue('x'.repeat(99))).toBe('x'.repeat(40));
    expect(shownValue('x'.repeat(99), 7)).toBe('x'.repeat(7));
    let reads = 0;
    const list = new Proxy(Array(1e6).fill(0), {
      get: (target, key) => {
        reads++;
        return Reflect.get(target, key) as unknown;
      },
    });
    expect(shownValue(list)).toBe(`[${'0,'.repeat(19)}0`);
    expect(reads).toBeLessThan(100);
  });

  it('ends where it holds itself', () => {
    const self: unknown[] = [];
    self.push(self);
    expect(shownValue(self)).toBe('['.repeat(40));
  });

  it('is named by its kind where it throws', () => {
    const shut = (): never => {
      throw new Error('shut');
    };
    expect(
      shownValue({
        a: 1,
        get b() {
          return shut();
        },
      }),
    ).toBe('object');
    expect(shownValue(new Proxy({}, { ownKeys: shut, getPrototypeOf: shut }))).toBe('object');
    expect(shownValue({ toString: shut })).toBe('{"toString":function}');
  });
});
