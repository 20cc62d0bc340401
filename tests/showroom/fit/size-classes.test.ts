import { describe, expect, it } from 'vitest';
import { BODY_NAMES } from '@/lib/showroom/design-options';
import { SIZE_CLASSES } from '@/lib/showroom/fit/size-classes';
import { BODIES } from '@/scripts/showroom/bodies/bodies';

describe.each(BODY_NAMES)('the size class of a %s', (body) => {
  const size = SIZE_CLASSES[body];

  it('has ordered ranges in mm, wider with mirrors', () => {
    for (const [least, greatest] of Object.values(size)) {
      expect(least).toBeGreaterThan(1000);
      expect(least).toBeLessThan(greatest);
      expect(greatest).toBeLessThan(7500);
    }
    for (const end of [0, 1] as const)
      expect(size.widthWithMirrors[end] - size.width[end]).toBeGreaterThanOrEqual(150);
  });

  it('includes the model drawn for it', () => {
    const { length, width, height } = BODIES[body];
    const drawn = [length, width, height].map((metres) => metres * 1000);
    [size.length, size.width, size.height].forEach(([least, greatest], i) => {
      expect(drawn[i]).toBeGreaterThan(least);
      expect(drawn[i]).toBeLessThan(greatest);
    });
  });
});
