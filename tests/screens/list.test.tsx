import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { FilterBar } from '@/components/search/filter-bar';
import { FilterContext } from '@/components/search/filter-context';
import { FILTER_DEBOUNCE_MS } from '@/components/search/filter-form';
import { FilterPanel } from '@/components/search/filter-panel';
import { ListHeading } from '@/components/search/list-heading';
import { type Filters, NO_FILTERS } from '@/lib/search/filters';
import { rendered } from '../tools/rendered';

// Links are drawn here, not followed.
vi.mock('next/navigation', () => ({ useRouter: () => null }));

const inForm = (filters: Filters, fields: ReactNode) =>
  rendered(
    <FilterContext
      value={{
        ...{ filters, makes: [], errors: [], total: null, facets: null, setResult: () => {} },
      }}
    >
      {fields}
    </FilterContext>,
  );
const bar = (filters = NO_FILTERS) => inForm(filters, <FilterBar makes={['Audi', 'BMW']} />);
const panel = (filters = NO_FILTERS) => inForm(filters, <FilterPanel />);

test('the list has its heading, badges and breadcrumb', () => {
  const { text, links } = rendered(<ListHeading />);
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
  expect(panel().options('bodyType')).toEqual([
    ...['', 'hatchback', 'sedan', 'suv', 'estate', 'coupe', 'convertible', 'mpv'],
  ]);
});

test('a dropdown includes a value of the URL outside its default options', () => {
  expect(bar({ ...NO_FILTERS, fuel: 'hydrogen' }).options('fuel')).toContain('hydrogen');
  expect(panel({ ...NO_FILTERS, bodyType: 'van' }).options('bodyType')).toContain('van');
});

test('the verdicts of the URL are checked', () => {
  const { html } = panel({ ...NO_FILTERS, verdict: 'at,none', taxMax: 0 });
  const checked = [...html.matchAll(/<input[^>]*checked=""[^>]*value="(\w+)"/g)];
  expect(checked.map(([, value]) => value)).toEqual(['at', 'none']);
  expect(html).toMatch(/name="taxMax"[^>]*value="0"|value="0"[^>]*name="taxMax"/);
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

test('Clear All is shown only while a filter is active', () => {
  expect(panel().text).not.toContain('Clear All');
  expect(panel({ ...NO_FILTERS, priceMax: 9000 }).links).toMatchObject({
    'Clear All': '/vehicles',
  });
});

test('the filter debounce is 300 ms', () => {
  expect(FILTER_DEBOUNCE_MS).toBe(300);
});
