import { formatPrice } from '@/lib/format';
import type { Make } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { NO_FILTERS } from '@/lib/search/filters';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { HeroField, heroInput, heroSelect } from './hero-field';
import { HERO_SEARCH_ID } from './hero-search-id';

/** Maximum price options, in pounds. */
const PRICES = [5000, 7500, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 60_000];

/** Distances from a place, in miles. */
const RADII = [5, 10, 20, 30, 50, 100, 200];

/** A short version of the filter form: a GET form to the list. */
export function HeroSearch({ makes }: { makes: Make[] }) {
  return (
    <search className="relative z-1 block max-lg:mt-2 sm:max-lg:mt-5 lg:mt-[max(13rem,22vw)]">
      <form
        id={HERO_SEARCH_ID}
        action={paths.vehicles}
        className="grid grid-cols-2 rounded-2 border border-line-strong bg-surface md:grid-cols-4 lg:grid-cols-[1.3fr_1.15fr_1fr_1.25fr_.95fr_auto] xl:grid-cols-[1.7fr_1fr_1fr_1.2fr_1fr_auto]"
      >
        <HeroField
          id="search"
          label="Search"
          className="max-lg:col-span-full max-lg:border-b lg:border-r"
        >
          <input
            id="search"
            name="search"
            type="text"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Search by make, model, or keyword..."
            className={heroInput}
          />
        </HeroField>
        <HeroField id="make" label="Make" className="border-r max-md:border-b">
          <select id="make" name="make" defaultValue="" className={heroSelect}>
            <option value="">Any make</option>
            {makes.map(({ id, name }) => (
              <option key={id}>{name}</option>
            ))}
          </select>
        </HeroField>
        <HeroField id="priceMax" label="Price up to" className="max-md:border-b md:border-r">
          <select id="priceMax" name="priceMax" defaultValue="" className={heroSelect}>
            <option value="">No limit</option>
            {PRICES.map((price) => (
              <option key={price} value={price}>
                {formatPrice(price)}
              </option>
            ))}
          </select>
        </HeroField>
        <HeroField id="location" label="Near" className="border-r">
          <input
            id="location"
            name="location"
            type="text"
            maxLength={100}
            autoComplete="postal-code"
            placeholder="Postcode or town"
            className={heroInput}
          />
        </HeroField>
        <HeroField id="radius" label="Within" className="lg:border-r">
          <select id="radius" name="radius" defaultValue={NO_FILTERS.radius} className={heroSelect}>
            {RADII.map((miles) => (
              <option key={miles} value={miles}>
                {miles} miles
              </option>
            ))}
          </select>
        </HeroField>
        <button
          type="submit"
          className={button(
            'primary',
            'large',
            'm-3 max-lg:col-span-full max-lg:mt-0 md:max-lg:mt-3 lg:m-2.5',
          )}
        >
          <Icon name="search" className="lg:max-xl:hidden" />
          Search vehicles
        </button>
      </form>
    </search>
  );
}
