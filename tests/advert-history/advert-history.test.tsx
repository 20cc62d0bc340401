import { expect, test } from 'vitest';
import { AdvertHistory } from '@/components/advert-history/advert-history';
import type { AdvertEvent } from '@/lib/advert-history/types';
import { rendered } from '../tools/rendered';

const ID = '00000000-0000-4000-8000-000000000001';
const event = (day: number, told: object) =>
  ({
    advert: 1,
    isThis: true,
    isSameSeller: true,
    at: `2026-03-0${day}T12:00:00+00:00`,
    ...told,
  }) as AdvertEvent;
const listed = event(1, {
  kind: 'listed',
  value: { price: 9500, miles: 61_200, seller: 'private' },
});
const props = { id: ID, hasPrices: false, isFindable: true };

test('a car with one event has a sentence and no list', () => {
  const { html, text } = rendered(<AdvertHistory {...props} events={[listed]} />);
  expect(text).toContain(
    'First seen here on 1 March 2026. No other advert of this car is known here.',
  );
  expect(html).not.toContain('<ol');
  expect(text).not.toContain('Price history');
});

test('a car that nothing would find again says so', () => {
  const { text } = rendered(<AdvertHistory {...props} isFindable={false} events={[listed]} />);
  expect(text).toContain('Without a number plate or photographs');
});

test('more than five events are folded, and the visitor’s line waits empty and hidden', () => {
  const events = [2, 3, 4, 5, 6, 7].map((day) =>
    event(day, { kind: 'words', value: { parts: ['description'] } }),
  );
  const { html, text } = rendered(
    <AdvertHistory {...props} hasPrices events={[listed, ...events]} />,
  );
  expect(html.match(/<li/g)).toHaveLength(7);
  expect(text).toContain('2 earlier');
  expect(text).toContain('This seller’s prices are under Price history');
  expect(html).toMatch(/<p id="since-looked" hidden="" data-changes="\[\[\d+,/);
});

test.each([[null], [[]]])('without events nothing is drawn', (events) => {
  expect(rendered(<AdvertHistory {...props} events={events} />).html).toBe('');
});
