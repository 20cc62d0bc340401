import { expect, test } from 'vitest';
import { VehicleGrid } from '@/components/listings/vehicle-grid';
import type { VehicleSummary } from '@/lib/listings/types';
import { rendered } from '../tools/rendered';
import { common, summary } from './vehicle-fixture';

test('a card has its facts, N/A for a missing mileage, and a link to the vehicle', () => {
  const { text, html } = rendered(<VehicleGrid vehicles={[summary]} />);
  for (const phrase of [
    '£9,000',
    '2019 Ford Fiesta',
    'N/A',
    'Plug in hybrid',
    'Semi automatic',
    'Bath',
    'Verified Dealer',
    'AI Verified',
    'Usual price',
    'View Details',
  ])
    expect(text).toContain(phrase);
  expect(text).not.toContain('Unbeaten');
  expect(html).toContain(`href="/vehicles/${common.id}"`);
  expect(rendered(<VehicleGrid vehicles={[{ ...summary, mileage: 41_250 }]} />).text).toContain(
    '41,250 miles',
  );
});

test('a card has the picture of the car and a favourite heart', () => {
  const card = (imageUrl: string | null) =>
    rendered(<VehicleGrid vehicles={[{ ...summary, imageUrl }]} />).html;
  expect(card(null)).toMatch(/<img[^>]* src="\/cars\/suv-/);
  expect(card('/photos/5dfba441/1200.webp')).toMatch(/<img[^>]* src="\/photos\/5dfba441\//);
  expect(card(null)).toMatch(/<button[^>]* aria-label="Favourite: 2019 Ford Fiesta"/);
});

test('the heart has a ground of its own on a photograph and at a place, not in the studio', () => {
  const heart = (changes: Partial<VehicleSummary>) =>
    /<button[^>]*Favourite[^>]*>/.exec(
      rendered(<VehicleGrid vehicles={[{ ...summary, ...changes }]} />).html,
    )?.[0] ?? '';
  expect(heart({ imageUrl: '/photos/5dfba441/1200.webp' })).toMatch(/[ "]bg-surface/);
  expect(heart({})).toMatch(/[ "]bg-surface/);
  const inStudio = heart({ bodyType: 'pickup' });
  expect(inStudio).toContain('Favourite');
  expect(inStudio).not.toMatch(/[ "]bg-surface/);
});

test.each([
  [{ value: 9740, verdict: 'under' }, '£740 under the usual price', 'under'],
  [{ value: 8260, verdict: 'over' }, '£740 over the usual price', 'over'],
  [{ value: 9740, verdict: 'within' }, 'Within the usual range', 'at'],
] as const)('a card with %o says ‘%s’ on the line of its price', (judged, phrase, icon) => {
  const vehicle = { ...summary, ...judged, isVerified: false, isUnbeaten: true };
  const { text, html } = rendered(<VehicleGrid vehicles={[vehicle]} />);
  expect(text).toMatch(new RegExp(`£[\\d,]+ ?${phrase}`));
  expect(text.includes('Unbeaten')).toBe(judged.verdict !== 'over');
  expect(text).not.toContain('AI Verified');
  expect(html).toContain(`#verdict-${icon}`);
});

test('a card of a reserved car says so on its picture, in the place of ‘Unbeaten’', () => {
  const vehicle = { ...summary, isUnbeaten: true, isReserved: true };
  const { text } = rendered(<VehicleGrid vehicles={[vehicle]} />);
  expect(text).toContain('Reserved');
  expect(text).not.toContain('Unbeaten');
  expect(rendered(<VehicleGrid vehicles={[summary]} />).text).not.toContain('Reserved');
});

test.each([9000, null])('a card without a verdict says nothing of a value of %o', (value) => {
  const vehicle = { ...summary, value, verdict: 'none', isVerified: false } as const;
  const { text } = rendered(<VehicleGrid vehicles={[vehicle]} />);
  expect(text).not.toMatch(/verdict|valu/i);
});
