import { expect, test } from 'vitest';
import { FavouritesList } from '@/components/favourites/favourites-list';
import { RecentlyViewed } from '@/components/favourites/recently-viewed';
import type { FavouriteCar } from '@/lib/favourites/types';
import { idOf, savedCar } from '../favourites/saved-car';
import { rendered } from '../tools/rendered';
import { summary } from './vehicle-fixture';

const car = (at: number, values: Partial<FavouriteCar> = {}): FavouriteCar => ({
  ...savedCar(idOf(at), 7995, 8450),
  vehicle: { ...summary, id: idOf(at), price: 7995 },
  title: `Car ${at}`,
  before: { price: 8450, state: 'for_sale' },
  note: '',
  isNoteShared: false,
  ...values,
});
const gone = (at: number, state: 'sold' | 'withdrawn', values: Partial<FavouriteCar> = {}) =>
  car(at, { vehicle: null, isForSale: false, now: { price: 7995, state }, ...values });

const text = (...cars: FavouriteCar[]) =>
  rendered(<FavouritesList initial={cars} sort="saved" />).text;

test('a car says what it cost when saved, what has changed, and its note', () => {
  const shown = text(car(1, { note: 'Ring first' }), car(2, { before: null }));
  expect(shown).toContain('2 vehicles saved, 1 changed since you last looked');
  expect(shown).toContain('£455 less since you last looked');
  expect(shown).toContain('£8,450 → £7,995 since you saved it');
  expect(shown).toContain('Your note: Ring first');
  expect(shown).toContain('Add a note');
});

test('a car that is gone keeps its name and last price, and leads to others like it', () => {
  const { html, text: shown } = rendered(
    <FavouritesList initial={[gone(1, 'sold'), gone(2, 'withdrawn')]} sort="saved" />,
  );
  expect(shown).toContain('Sold, last price £7,995');
  expect(shown).toContain('No longer for sale, last price £7,995');
  expect(html).toContain(`href="/vehicles/${idOf(2)}"`);
  expect(html.match(/Six like it/g)).toHaveLength(2);
});

test('a car of which nothing is known has no price and no link', () => {
  const unknown = gone(1, 'sold', { title: null, now: { price: null, state: null }, note: null });
  const { html, text: shown } = rendered(<FavouritesList initial={[unknown]} sort="saved" />);
  expect(shown).toContain('A car you saved has been sold or withdrawn.');
  expect(shown).not.toMatch(/£|Six like it/);
  expect(html).not.toContain('aria-label="Sort favourites"');
});

test('the links that sort say which order is shown', () => {
  const { html } = rendered(<FavouritesList initial={[car(1), car(2)]} sort="price" />);
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*href="\/favourites\?sort=price"/);
  expect(html).toMatch(/href="\/favourites"/);
});

test('the server knows no cars that a device remembers', () => {
  expect(rendered(<RecentlyViewed />).html).toBe('');
});
