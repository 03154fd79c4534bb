import { describe, expect, it } from 'vitest';
import { accept, refuse, unwrap, within } from '../../src/core/basics/result.js';

describe('a result', () => {
  it('accepts a value or refuses with a code', () => {
    expect(accept(3)).toEqual({ ok: true, value: 3 });
    expect(refuse('x/bad')).toEqual({ ok: false, error: { code: 'x/bad' } });
    expect(refuse('x/bad', { rule: 'S1', facts: { n: 1 } })).toEqual({
      ok: false,
      error: { code: 'x/bad', rule: 'S1', facts: { n: 1 } },
    });
  });

  it('that our own code guarantees is unwrapped, or the broken guarantee is named', () => {
    expect(unwrap(accept(3))).toBe(3);
    expect(() => unwrap(refuse('x/bad'))).toThrow('unexpected refusal: {"code":"x/bad"}');
  });
});

describe('a refusal within something larger', () => {
  it('adds offsets', () => {
    expect(within({ code: 'x/bad', at: { offset: 2 } }, { offset: 5 }).at).toEqual({ offset: 7 });
    expect(within({ code: 'x/bad' }, { offset: 5 }).at).toEqual({ offset: 5 });
    expect(within({ code: 'x/bad', at: { offset: 2 } }, { ply: 1 }).at).toEqual({ offset: 2, ply: 1 });
  });

  it('keeps its own place and gains the outer one', () => {
    const inner = { code: 'x/bad', rule: 'S1', facts: { n: 1 }, at: { path: 'stars[3]' } };
    expect(within(inner, { path: 'from', ply: 4 })).toEqual({ ...inner, at: { path: 'stars[3]', ply: 4 } });
    expect(within({ code: 'x/bad' }, {})).toEqual({ code: 'x/bad', at: {} });
  });
});
