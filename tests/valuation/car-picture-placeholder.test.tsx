import { expect, test } from 'vitest';
import { CarPicturePlaceholder } from '@/components/valuation/car-picture-placeholder';
import { OUTLINES } from '@/lib/showroom/fit/outlines';
import { rendered } from '../tools/rendered';

test('before a body type is chosen there is the outline of a car, and the text stands beside it', () => {
  const { html, text } = rendered(<CarPicturePlaceholder />);
  expect(html).not.toContain('<img');
  expect(html).toContain(OUTLINES.hatchback.side);
  expect(html).not.toContain('absolute');
  expect(text).toBe('Choose a body type, and the car appears');
});
