import { expect, test } from 'vitest';
import { FitDrawing } from '@/components/showroom/fit/fit-drawing';
import { fitOf, type Sizes } from '@/lib/showroom/fit/fit';
import { OUTLINES } from '@/lib/showroom/fit/outlines';
import { SIZE_CLASSES } from '@/lib/showroom/fit/size-classes';
import type { Space } from '@/lib/showroom/fit/spaces';
import { rendered } from '../../tools/rendered';

const garage: Space = { kind: 'garage', length: 4880, width: 2440, height: 2250, door: 2130 };

function drawn(space: Space, sizes: Sizes) {
  const fit = fitOf(space, sizes, 'van');
  const outline = OUTLINES.van;
  const { html, text } = rendered(
    <FitDrawing space={space} sizes={sizes} fit={fit} outline={outline} present={null} />,
  );
  return { text, shades: html.match(/<rect[^>]*fill-danger/g)?.length ?? 0 };
}

test('what is over the roof, behind the end and beside the wall is shaded, with its key', () => {
  const { text, shades } = drawn(garage, SIZE_CLASSES.van);
  expect(text).toContain('Too long and too tall by this much');
  // The shades are the length in both views, the height in one, and the key.
  expect(shades).toBe(4);
  expect(drawn({ ...garage, width: 1900 }, SIZE_CLASSES.van).text).toContain(
    'Too long and too tall and too wide by this much',
  );
});

test('nothing is shaded where everything fits', () => {
  const { text, shades } = drawn(garage, SIZE_CLASSES['hatchback-small']);
  expect(text).not.toContain('Too ');
  expect(shades).toBe(0);
});
