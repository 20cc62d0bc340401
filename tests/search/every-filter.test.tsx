import { describe, expect, test } from 'vitest';
import { FilterContext } from '@/components/search/filter-context';
import { FilterFields } from '@/components/search/filter-fields';
import { SearchField } from '@/components/search/search-field';
import { filterChips } from '@/lib/search/chips';
import { FACETS, isListFilter, LISTS } from '@/lib/search/facets/all';
import { FIELD_LABELS } from '@/lib/search/field-labels';
import {
  FILTER_NAMES,
  type FilterName,
  type Filters,
  NO_FILTERS,
  serialiseFilters,
} from '@/lib/search/filters';
import { parseFilters } from '@/lib/search/parse-filters';
import { dropFacets, readRelaxations } from '@/lib/search/relaxations';
import { sqlFilters } from '@/lib/search/sql-filters';
import { rendered } from '../tools/rendered';

type Narrowing = Exclude<FilterName, 'sort' | 'page'>;

/** A value of each filter, as in a URL. */
const VALUES: Record<Narrowing, string> = {
  search: 'golf',
  make: 'BMW',
  model: 'X3',
  fuel: 'diesel',
  transmission: 'automatic',
  bodyType: 'suv',
  priceMin: '5000',
  priceMax: '20000',
  yearMin: '2015',
  yearMax: '2019',
  mileageMin: '10000',
  mileageMax: '60000',
  taxMax: '200',
  ulez: 'meets',
  seatsMin: '5',
  doors: '5',
  colour: 'red',
  trim: 'Titanium',
  engineMin: '1.2',
  engineMax: '2',
  ownersMax: '2',
  sellerType: 'dealer',
  serviceHistory: 'full',
  features: 'Sat nav',
  verdict: 'under',
  seller: '7d3f5a8e-0000-4000-8000-000000000002',
  location: 'Leeds',
  radius: '20',
  monthlyMax: '250-2000-48-9.9',
};
const NARROWING = FILTER_NAMES.filter(
  (name): name is Narrowing => name !== 'sort' && name !== 'page',
);

/** Filters that need another filter. */
const NEEDED: Partial<Record<Narrowing, Narrowing>> = { model: 'make', radius: 'location' };

const parse = (...names: Narrowing[]) =>
  parseFilters(new URLSearchParams(names.map((name) => [name, VALUES[name]])));

/** Returns the filters with one of them, and the one that it needs. */
function only(name: Narrowing): Filters {
  const needed = NEEDED[name];
  return parse(name, ...(needed ? [needed] : [])).filters;
}

const isOff = (filters: Filters, name: Narrowing) => filters[name] === NO_FILTERS[name];

/** Returns the facet of a filter, as the database names it. */
function facetOf(name: Narrowing) {
  if (name === 'model') return 'make';
  if (name === 'radius') return 'location';
  return name.replace(/^(price|year|mileage|engine)(?:Min|Max)$/, '$1');
}

/** Returns the filters with the keys of the database, with names and places looked up. */
const sqlOf = (filters: Filters) =>
  new Map(
    Object.entries(
      sqlFilters(filters, {
        makeIds: filters.make ? ['make-id'] : undefined,
        modelIds: filters.model ? ['model-id'] : undefined,
        place: filters.location ? { latitude: 53.8, longitude: -1.5 } : null,
        terms: [],
      }),
    ),
  );

const FIELDS = rendered(
  <FilterContext
    value={{
      filters: parse(...NARROWING).filters,
      errors: [],
      total: null,
      setResult: () => {},
      panel: null,
      setPanel: () => {},
      isPanelOpen: false,
      setPanelOpen: () => {},
    }}
  >
    <SearchField />
    <FilterFields />
  </FilterContext>,
).html;

const SQL_KEYS = {
  fuel: 'fuels',
  transmission: 'transmissions',
  bodyType: 'body_types',
  colour: 'colours',
} as const;

test.each(NARROWING)('%s has a parser that reads its value', (name) => {
  expect(isOff(only(name), name)).toBe(false);
});

test.each(NARROWING)('%s has an address that is read as it is written', (name) => {
  const address = serialiseFilters(only(name));
  expect(new URLSearchParams(address).get(name)).toBe(VALUES[name]);
  expect(serialiseFilters(parseFilters(new URLSearchParams(address)).filters)).toBe(address);
});

test.each(NARROWING)('%s is of one facet', (name) => {
  expect(FACETS.filter(({ names }) => names.some((own) => own === name))).toHaveLength(1);
});

test.each(NARROWING)('%s has a chip that removes it', (name) => {
  const filters = only(name);
  const needed = NEEDED[name];
  const chips = filterChips(filters, true, [], 'Avon Cars');
  const removing = chips.filter(({ without }) => isOff(without, name));
  expect(removing.map(({ label }) => label)).not.toEqual([]);
  const rest = name === 'model' && needed ? serialiseFilters(parse(needed).filters) : '';
  expect(removing.map(({ without }) => serialiseFilters(without))).toContain(rest);
});

test.each(NARROWING)('%s has a label for a list without it', (name) => {
  const { label, filters } = dropFacets(only(name), [facetOf(name)]);
  expect(label).not.toBe('');
  expect(isOff(filters, name)).toBe(true);
});

const NUMBERS = NARROWING.filter((name) => typeof only(name)[name] === 'number');

test.each(NUMBERS)('%s has a label for its next value', (name) => {
  const filters = only(name);
  const to = Number(filters[name]) + 1;
  const key =
    name === 'radius'
      ? 'radius_miles'
      : name.replace(/M(?:in|ax)$/, (end) => `_${end.toLowerCase()}`);
  const change = { facet: facetOf(name), change: { [key]: to }, vehicles: 3 };
  const [relaxation] = readRelaxations(filters, [], [change]);
  expect(relaxation?.label).toMatch(/\d/);
  expect(relaxation?.filters[name]).toBe(to);
});

test.each(NUMBERS)('%s has a label for its errors', (name) => {
  expect(FIELD_LABELS).toHaveProperty(name);
});

test.each(NARROWING.filter((name) => name !== 'seller'))('%s has a field', (name) => {
  const fields = [...FIELDS.matchAll(/<(?:input|select)\b[^>]*>/g)].map(([tag]) => tag);
  const own = fields.filter(
    (tag) => tag.includes(` name="${name}"`) && !tag.includes('type="hidden"'),
  );
  expect(own).not.toEqual([]);
  if (isListFilter(name))
    expect(own.some((tag) => tag.includes('checked') && tag.includes(VALUES[name]))).toBe(true);
});

test.each(NARROWING)('%s has a key of the database', (name) => {
  const filters = only(name);
  const [applied, without] = [sqlOf(filters), sqlOf({ ...filters, [name]: NO_FILTERS[name] })];
  const changed = [...applied].filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(without.get(key)),
  );
  expect(changed.map(([key]) => key)).not.toEqual([]);
});

const EXCLUDABLE_FILTERS = LISTS.filter((facet) => facet.isExcludable).map(({ name }) => name);

describe.each(EXCLUDABLE_FILTERS)('an excluded value of %s', (name) => {
  const needed = NEEDED[name];
  const rest = needed ? { [needed]: VALUES[needed] } : {};
  const excluded = `!${VALUES[name]}`;
  const { filters, errors } = parseFilters(new URLSearchParams({ ...rest, [name]: excluded }));

  test('has a parser and an address of its own', () => {
    expect([filters[name], errors]).toEqual([excluded, []]);
    expect(serialiseFilters(filters)).toContain(`${name}=${excluded}`);
  });

  test('has a chip that says so and removes it alone', () => {
    const chips = filterChips(filters).filter(({ label }) => label.startsWith('Not '));
    expect(chips.map(({ without }) => serialiseFilters(without))).toEqual([
      new URLSearchParams(rest).toString(),
    ]);
  });

  test('has a field', () => {
    const group = new RegExp(`<input id="${name}-!" type="checkbox" name="${name}" value="!"`);
    expect(FIELDS).toMatch(group);
  });

  test('has another list of the database than the value itself', () => {
    // tests/search/resolve-filters.test.ts tests names, which are looked up.
    if (name === 'make' || name === 'model') return;
    const all = [only(name), filters].flatMap(
      (each) => sqlFilters(each, { place: null, terms: [] })[SQL_KEYS[name]] ?? [],
    );
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(2);
  });
});
