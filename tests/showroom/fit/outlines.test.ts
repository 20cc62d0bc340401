import { describe, expect, it } from 'vitest';
import { BODY_NAMES } from '@/lib/showroom/design-options';
import { OUTLINES } from '@/lib/showroom/fit/outlines';
import { outlineOf } from '@/scripts/showroom/outlines/outline';
import { sampleOf } from '../../whole';

const points = (path: string) =>
  path
    .split(/[MLZ]/)
    .filter(Boolean)
    .map((pair) => pair.split(' ').map(Number) as [number, number]);

describe.each(sampleOf(BODY_NAMES, 4))('%s', (body) => {
  it('has the outline of its model', () => {
    expect(OUTLINES[body]).toEqual(outlineOf(body));
  });

  it('fills its box, so that a drawing to scale is exact', () => {
    for (const path of [OUTLINES[body].side, OUTLINES[body].plan])
      for (const axis of [0, 1] as const) {
        const values = points(path).map((point) => point[axis]);
        expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
        expect(Math.min(...values)).toBeLessThanOrEqual(15);
        expect(Math.max(...values)).toBeLessThanOrEqual(1000);
        // The wheels reach the ground, the body does not.
        expect(Math.max(...values)).toBeGreaterThanOrEqual(
          path === OUTLINES[body].side && axis === 1 ? 800 : 990,
        );
      }
  });
});
