import { expect, test } from 'vitest';
import { BackendError } from '@/lib/core/errors/messages';
import { plateRefusal } from '@/lib/selling/hidden-plate';
import type { Step } from '@/lib/selling/steps';

const refused = (constraint: string) =>
  new BackendError(
    `new row for relation "vehicles" violates check constraint "${constraint}"`,
    '23514',
    400,
  );

test.each<[Step, string, string, string]>([
  ['car', 'trim', 'trim', 'The trim'],
  ['car', 'description', 'hide_registration', 'The description'],
  ['car', 'features', 'hide_registration', 'A feature'],
  ['car', 'location', 'hide_registration', 'The town'],
  ['details', 'features', 'other_features', 'A feature'],
  ['description', 'description', 'description', 'The description'],
  ['price', 'location', 'location', 'The town'],
])('in step %s a hidden plate in %s is told at %s', (step, text, field, name) => {
  const error = refused(`vehicles_hidden_plate_not_in_${text}`);
  expect(plateRefusal(error, step)).toEqual({
    [field]: `${name} has the number plate that is hidden. Take it out, or show the plate.`,
  });
});

test('other errors are not about a plate', () => {
  for (const name of ['vehicles_price_bounds', 'vehicles_hidden_plate_not_in_toString'])
    expect(plateRefusal(refused(name), 'car')).toBeNull();
  expect(plateRefusal(new Error('vehicles_hidden_plate_not_in_trim'), 'car')).toBeNull();
});
