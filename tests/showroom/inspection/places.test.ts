import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BODY_NAMES } from '@/lib/showroom/design-options';
import { PLACES } from '@/lib/showroom/inspection/places';
import { DESIGNS, pictureFile } from '@/lib/showroom/pictures/rendered-designs';

const file = (path: string) => fileURLToPath(new URL(`../../../public${path}`, import.meta.url));

/** Part of the 3:2 picture that places-picture.tsx shows, in shares of its height. */
const SHOWN = (420 / 900) * 1.5;
const ABOVE = (1 - SHOWN) * 0.72;

test.each(BODY_NAMES)('each number is on the %s, not beside it', async (body) => {
  const design = DESIGNS[body][0];
  if (!design) throw new Error(`No picture of a ${body}`);
  const [face, wheel] = design;
  const look = { body, face, wheel, paint: 'black' } as const;
  const picture = sharp(file(pictureFile(look, 'side', 800)));
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  for (const [group, [left, top]] of Object.entries(PLACES[body])) {
    const x = Math.round((left / 100) * info.width);
    const y = Math.round((ABOVE + (top / 100) * SHOWN) * info.height);
    // Glass lets a quarter of the light through, and air all of it.
    expect(data[(y * info.width + x) * 4 + 3], group).toBeGreaterThan(150);
  }
});
