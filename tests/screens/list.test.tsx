import { type ReactNode, useContext } from 'react';
import { expect, test } from 'vitest';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { FilterBar } from '@/components/search/filter-bar';
import { FilterContext, type LoadedPanel } from '@/components/search/filter-context';
import { FILTER_DEBOUNCE_MS } from '@/components/search/filter-controls';
import { FilterDialog } from '@/components/search/filter-dialog';
import { ListHeading } from '@/components/search/list-heading';
import { paths } from '@/lib/paths';
import type { Facets } from '@/lib/search/facet-counts';
import { type Filters, NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import { panelChoices } from '@/lib/search/panel-choices';
import { rendered } from '../tools/rendered';

const makes = [
  { name: 'Audi', models: [{ name: 'A3' }] },
  { name: 'BMW', models: [{ name: 'X1' }] },
];

type FormProps = { filters: Filters; panel?: LoadedPanel | null; children: ReactNode };

function InForm({ filters, panel = null, children }: FormProps) {
  const context = useContext(FilterContext);
  return <FilterContext value={{ ...context, filters, panel }}>{children}</FilterContext>;
}
const LOADED: LoadedPanel = {
  Dialog: FilterDialog,
  initial: { query: '', choices: panelChoices(NO_FILTERS, null, makes) },
};
const bar = (filters = NO_FILTERS, panel: LoadedPanel | null = null) =>
  rendered(
    <InForm filters={filters} panel={panel}>
      <FilterBar makes={['Audi', 'BMW']} />
    </InForm>,
  );
function panel(filters = NO_FILTERS, facets: Facets | null = null) {
  const choices = panelChoices(filters, facets, makes);
  return rendered(
    <InForm filters={filters}>
      <FilterDialog initial={{ query: serialiseFilters(filters), choices }} />
    </InForm>,
  );
}

/** Returns the values of a facet's checkboxes, and of those that are checked. */
function boxes(html: string, name: string) {
  const tags = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([tag]) => tag);
  const own = tags.filter((tag) => tag.includes(`name="${name}"`));
  const value = (tag: string) => / value="([^"]*)"/.exec(tag)?.[1];
  return { all: own.map(value), checked: own.filter((tag) => tag.includes('checked')).map(value) };
}

test('the list has its heading, badges and breadcrumb', () => {
  const trail = <Breadcrumb above={[{ label: 'Home', href: paths.home }]} here="Vehicles" />;
  const { text, links } = rendered(<ListHeading trail={trail} />);
  expect(text).toMatch(/^Home \S+ Vehicles Premium Used Cars/);
  for (const badge of ['AI-Powered Pricing', 'Verified Dealers', 'AR Showroom'])
    expect(text).toContain(badge);
  expect(links).toMatchObject({ Home: '/' });
});

test('the search box has its placeholder', () => {
  expect(bar().html).toContain('placeholder="Search by make, model, or keyword..."');
});

test('dropdowns offer only the specified values', () => {
  const { options } = bar();
  expect(options('make')).toEqual(['', 'Audi', 'BMW']);
  expect(options('fuel')).toEqual(['', 'petrol', 'diesel', 'electric', 'hybrid', 'plug_in_hybrid']);
  expect(options('transmission')).toEqual(['', 'manual', 'automatic', 'semi_automatic']);
  expect(boxes(panel().html, 'bodyType').all).toEqual([
    'hatchback',
    'sedan',
    'suv',
    'estate',
    'coupe',
    'convertible',
    'mpv',
    '!',
  ]);
  expect(bar().html, 'they are fields of the form without the panel').toContain('name="make"');
  expect(bar(NO_FILTERS, LOADED).html, 'else the checkboxes are').not.toContain('name="make"');
});

test('excluded values are checked beside the box that excludes them', () => {
  const excluding = { ...NO_FILTERS, make: '!BMW', fuel: '!diesel,!electric' };
  expect(boxes(panel(excluding).html, 'make').checked).toEqual(['BMW', '!']);
  expect(boxes(panel(excluding).html, 'fuel').checked).toEqual(['diesel', 'electric', '!']);
  expect(boxes(panel(excluding).html, 'bodyType').checked).toEqual([]);
  expect(bar({ ...NO_FILTERS, fuel: '!diesel' }).text).toContain('Not diesel');
});

test('a dropdown includes a value of the URL outside its default options', () => {
  expect(bar({ ...NO_FILTERS, fuel: 'hydrogen' }).options('fuel')).toContain('hydrogen');
  const several = bar({ ...NO_FILTERS, make: 'Audi,BMW' });
  expect(several.html).toContain('<option value="Audi,BMW" selected="">Audi, BMW</option>');
  expect(boxes(panel({ ...NO_FILTERS, bodyType: 'van' }).html, 'bodyType').all).toContain('van');
});

test('the verdicts of the URL are checked', () => {
  const { html } = panel({ ...NO_FILTERS, verdict: 'at,none', taxMax: 0 });
  expect(boxes(html, 'verdict').checked).toEqual(['at', 'none']);
  expect(html).toMatch(/name="taxMax"[^>]*value="0"|value="0"[^>]*name="taxMax"/);
});

test('each choice has its count, and those with neither cars nor an offer are left out', () => {
  const facets = {
    fuel: { diesel: 1214, hydrogen: 1 },
    seatsMin: { 4: 7, 5: 7, 6: 3, 7: 3, 8: 0 },
    model: { X1: 2 },
    features: { 'Apple CarPlay': 5 },
    price: { 3: 2 },
    year: { 2001: 1 },
  };
  const { html, text } = panel({ ...NO_FILTERS, make: 'BMW' }, facets);
  expect(text).toMatch(/Petrol 0 cars .*Diesel 1,214 cars .*Hydrogen 1 car /);
  expect(text).toContain('5 or more (7) 6 or more (3)');
  expect(boxes(html, 'fuel').all).toContain('hydrogen');
  expect(boxes(html, 'doors').all, 'none has a number of doors').toEqual([]);
  expect(boxes(html, 'make')).toEqual({ all: ['Audi', 'BMW', '!'], checked: ['BMW'] });
  expect(boxes(html, 'model').all).toEqual(['X1', '!']);
  expect(boxes(html, 'features').all).toEqual(['Apple CarPlay']);
  expect(html.match(/<details[^>]* open=""/g), 'groups with an active choice').toHaveLength(1);
  expect(html).toContain('viewBox="-0.1 0 40 1"');
  expect(html).toContain('d="M3 1V');
  const years = new Date().getFullYear() - 2000 + 1;
  expect(html, 'as wide as its bars').toContain(`viewBox="-0.1 0 ${years} 1"`);
});

test('the sliders have the specified bounds and default values', () => {
  const year = String(new Date().getFullYear());
  const { sliders } = panel();
  const bounds = (min: string, max: string, step: string) => ({ min, max, step });
  expect(sliders.map(({ min, max, step }) => ({ min, max, step }))).toEqual([
    ...Array(2).fill(bounds('0', '100000', '1000')),
    ...Array(2).fill(bounds('2000', year, '1')),
    ...Array(2).fill(bounds('0', '200000', '5000')),
    bounds('5', '200', '5'),
  ]);
  expect(sliders.map(({ value }) => value)).toEqual([
    '0',
    '100000',
    '2000',
    year,
    '0',
    '200000',
    '50',
  ]);
});

test('the sliders start with the values of their filters', () => {
  const { sliders, html } = panel({ ...NO_FILTERS, priceMin: 20_500, radius: 500 });
  const values = Object.fromEntries(sliders.map(({ id, value }) => [id, value]));
  expect(values).toMatchObject({
    'priceMin-slider': '20500',
    'priceMax-slider': '100000',
    'radius-slider': '200',
  });
  expect(html).toContain('--low:20.5%');
  expect(html).toContain('aria-valuetext="£20,500"');
  expect(panel({ ...NO_FILTERS, priceMin: 100_000 }).html, 'one can be moved').toMatch(
    /id="priceMin-slider"[^>]*style="z-index:1"/,
  );
});

test('Clear All is shown only while a filter is active', () => {
  expect(panel().text).not.toContain('Clear All');
  expect(panel({ ...NO_FILTERS, priceMax: 9000 }).links).toMatchObject({
    'Clear All': '/vehicles',
  });
});

test('the filter debounce is 300 ms', () => {
  expect(FILTER_DEBOUNCE_MS).toBe(300);
});
