import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FEATURED_COUNT, PAGE_SIZE, SKELETON_COUNT } from '@/lib/listings/constants';

test('featured count, page size and skeleton count match the specification', () => {
  expect({ FEATURED_COUNT, PAGE_SIZE, SKELETON_COUNT }).toEqual({
    FEATURED_COUNT: 6,
    PAGE_SIZE: 24,
    SKELETON_COUNT: 12,
  });
});

test.each([
  ['app/page.tsx', 300],
  ['app/vehicles/browse/[filters]/page.tsx', 300],
  ['app/vehicles/[id]/page.tsx', 600],
])('pages have the specified revalidate time: %s', (file, seconds) => {
  // Next reads this export from the source, so it cannot be an imported constant.
  const source = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
  expect(source).toContain(`export const revalidate = ${seconds};`);
});
