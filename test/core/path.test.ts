import { expect, it } from 'vitest';
import { circle } from '../../src/core/chart/path.js';

it('a circle is round at any radius: both arcs span what they are as wide as', () => {
  for (let radius = 0.01; radius < 12; radius += 0.0137) {
    const [, r = 0, d = 0] = (/a([\d.]+) [\d.]+ 0 1 0 ([\d.]+) 0a/.exec(circle([3, 4], radius)) ?? []).map(
      Number,
    );
    expect(d).toBeCloseTo(2 * r, 9);
    expect(r).toBeCloseTo(radius, 2);
  }
});
