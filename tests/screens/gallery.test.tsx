import { expect, test } from 'vitest';
import { Gallery } from '@/components/listings/detail/gallery';
import type { VehicleDetail } from '@/lib/listings/types';
import { rendered } from '../tools/rendered';
import { detail } from './vehicle-fixture';

const gallery = (facts: Partial<VehicleDetail>) =>
  rendered(<Gallery vehicle={{ ...detail, ...facts }} turn={<i id="turn" />} />).html;
const platesOf = (html: string) =>
  [...html.matchAll(/<div aria-hidden="true"[^>]*><span class="plate[^>]*>([^<]*)</g)].map(
    ([, shown]) => shown,
  );

test('the illustrations show the registration on the plate, and so do their thumbnails', () => {
  const html = gallery({ registrationNumber: 'BD21SMR' });
  expect(platesOf(html)).toEqual(Array(6).fill('BD21 SMR'));
  expect(html.match(/BD21 ?SMR/g)).toHaveLength(6);
  const ends = [...html.matchAll(/data-end="(\w+)"/g)].map(([, end]) => end);
  expect(ends).toEqual(['front', 'rear', 'front', 'front', 'rear', 'front']);
});

test.each([
  ['hatchback', ['cabin', 'boot']],
  ['convertible', ['boot']],
  ['pickup', ['cabin']],
  ['van', []],
] as const)('a %s is shown with the inside of such cars: %j', (bodyType, insides) => {
  const html = gallery({ bodyType });
  const names = [...html.matchAll(/alt="Illustration of a typical (\w+)/g)].map(([, name]) => name);
  expect(names).toEqual(insides);
  for (const name of insides) expect(html).toContain(`>Illustration of a typical ${name}, `);
  expect(html.match(/<li id="picture-/g)).toHaveLength(4 + insides.length);
});

test('a thumbnail says what it shows', () => {
  const html = gallery({ bodyType: 'hatchback' });
  expect(html).toContain('>Picture 2, from the side</span></a>');
  expect(html).toContain('>Picture 6, boot</span></a>');
});

test('what turns the car stands above the plate', () => {
  const html = gallery({ registrationNumber: 'BD21SMR' });
  const [first = ''] = html.split('</li>');
  expect(first.indexOf('BD21 SMR')).toBeGreaterThan(0);
  expect(first.indexOf('id="turn"')).toBeGreaterThan(first.indexOf('BD21 SMR'));
});

test.each([{ isRegistrationHidden: true }, { isRegistrationHidden: false }])(
  'without a registration to show the plate stays as it was drawn: %o',
  (facts) => {
    expect(gallery({ ...facts, registrationNumber: null })).not.toContain('class="plate');
  },
);

test('photographs are never written on', () => {
  const images = [{ url: '/photos/5dfba441/1200.webp', isPrimary: true }];
  const html = gallery({ images, registrationNumber: 'BD21SMR' });
  expect(html).toContain('photograph 1');
  expect(html).not.toContain('BD21');
});
