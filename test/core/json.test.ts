import { afterEach, describe, expect, it } from 'vitest';
import { toJson } from '../../src/core/basics/json.js';

const DATA = {
  list: ['a "b"', 1, null, true, [[]], undefined],
  empty: {},
  none: undefined,
  deep: { n: -0.5, at: [{ x: 1 }] },
};

type Replaced = { toJSON?: () => string };

describe('plain data as JSON', () => {
  afterEach(() => {
    delete (Array.prototype as Replaced).toJSON;
    delete (Object.prototype as Replaced).toJSON;
  });

  it('is what JSON makes of it', () => {
    for (const value of [DATA, 'text', 7, null, undefined, [undefined], () => 1])
      expect(toJson(value)).toBe(JSON.stringify(value));
  });

  it('is the same where lists and objects have a text of their own', () => {
    const usual = JSON.stringify(DATA);
    const replaced = [Array.prototype, Object.prototype] as Replaced[];
    for (const prototype of replaced) prototype.toJSON = () => 'something else';
    const made = toJson(DATA);
    for (const prototype of replaced) delete prototype.toJSON;
    expect(made).toBe(usual);
  });
});
