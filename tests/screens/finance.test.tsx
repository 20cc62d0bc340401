import { describe, expect, test, vi } from 'vitest';
import { FinancePage } from '@/app/finance/finance-page';
import type { Finance } from '@/app/finance/load-finance';
import { monthlyExample, monthlyFact } from '@/app/vehicles/browse/monthly-example';
import { FinanceEntry } from '@/components/finance/finance-entry';
import { ListExample } from '@/components/finance/list-example';
import { cardsOf } from '@/components/listings/cards';
import { BuyingColumn } from '@/components/listings/detail/buying-column';
import { VehicleCards } from '@/components/listings/vehicle-cards';
import { ActiveChips } from '@/components/search/active-chips';
import { MonthlyField } from '@/components/search/monthly-field';
import { evidence } from '@/lib/evidence/claims';
import { readInputs, readValues } from '@/lib/finance/inputs';
import { priceFor, quoteFor } from '@/lib/finance/quote';
import { helpTopics } from '@/lib/help/topics';
import { parseFilters } from '@/lib/search/parse-filters';
import { unaccounted } from '../../e2e/support/claims';
import { htmlFaults } from '../../e2e/support/valid-html';
import { rendered } from '../tools/rendered';
import { detail, summary } from './vehicle-fixture';

// Links are drawn here, not followed.
vi.mock('next/navigation', () => ({ useRouter: () => null }));

/** Returns the page's figures for a query, as app/finance/load-finance.ts makes them. */
function financeOf(query: string, more: Partial<Finance> = {}): Finance {
  const values = readValues(new URLSearchParams(query));
  const { inputs, errors } = query ? readInputs(values) : { inputs: null, errors: {} };
  const budget = inputs?.monthly ? priceFor(inputs.monthly, inputs) : null;
  return {
    values,
    errors,
    isAsked: query !== '',
    vehicle: null,
    notice: null,
    inputs,
    quote: inputs && quoteFor(inputs.price ?? budget ?? 0, inputs),
    budget,
    finalBasis: null,
    ...more,
  };
}
const page = (query: string, more?: Partial<Finance>) =>
  rendered(<FinancePage finance={financeOf(query, more)} />);

const LIST = parseFilters(new URLSearchParams('monthlyMax=250-2000-48-9.9')).filters;
const listExample = monthlyExample(LIST);

const listed = (filters: typeof LIST) =>
  rendered(<VehicleCards cards={cardsOf([summary], (car) => monthlyFact(car, filters))} />).text;

const TEXTS: [string, string][] = [
  ['the calculator', page('').text],
  ['its figures', page('price=12000&deposit=2000&months=48&apr=9.9').text],
  ['its figures of a PCP', page('kind=pcp&price=12000&months=48&apr=9.9&final=4000').text],
  ['the price that a sum reaches', page('monthly=250&months=48&apr=9.9').text],
  [
    'a car’s page',
    rendered(
      <BuyingColumn vehicle={detail} finance={<FinanceEntry vehicle={detail.id} price={9000} />} />,
    ).text,
  ],
  [
    'the example above a list',
    listExample ? rendered(<ListExample quote={listExample} />).text : '',
  ],
  ['the cards of a list', listed(LIST)],
  ['the field of the filter', rendered(<MonthlyField />).text],
  [
    'the chip of the filter',
    rendered(<ActiveChips filters={LIST} placeKnown searchChips={[]} sellerName="" />).text,
  ],
  [
    'the evidence',
    evidence.find(({ claim }) => claim === 'Monthly payments worked out')?.text ?? '',
  ],
  ...helpTopics
    .filter(({ id }) => ['finance-calculator', 'monthly-filter', 'monthly-figure'].includes(id))
    .map(({ id, answer }): [string, string] => [`help: ${id}`, answer.join(' ')]),
];

test.each(TEXTS)('every rate and monthly sum of %s stands beside its caveat', (_, text) => {
  expect(text).not.toBe('');
  expect(unaccounted(text)).toEqual([]);
});

describe('the calculator', () => {
  test('fills in no rate', () => {
    expect(page('').html).toMatch(
      /<input[^>]*name="apr"[^>]*value=""|<input(?![^>]*value)[^>]*name="apr"/,
    );
  });

  test('keeps what was typed beside each error', () => {
    const { html, text } = page('price=9000&deposit=9001&months=0&apr=x');
    expect(html).toContain('value="9001"');
    for (const message of ['Must not be above the price of £9,000', 'Must be 6 months or more'])
      expect(text).toContain(message);
    expect(html).toContain('href="#field-months"');
    // The list names each field, in the order of the form.
    expect(text).toMatch(/Deposit: Must not be above.*Months: Must be 6.*APR: Must be/);
  });

  test('has a complete example beside a payment', () => {
    const { text } = page('price=12000&deposit=2000&months=48&apr=9.9');
    for (const row of [
      'Cash price £12,000.00',
      'Deposit £2,000.00',
      'Total amount of credit £10,000.00',
      'Duration 48 months',
      'Rate of interest 9.9% a year, fixed',
      'Total charge for credit',
      'Total amount payable',
      'Forecourt is no lender and no broker',
    ])
      expect(text).toContain(row);
  });

  test('shows a payment no larger than its example', () => {
    const { html } = page('price=12000&deposit=2000&months=48&apr=9.9');
    expect(html).toMatch(/<h2[^>]*>Your payments<\/h2>/);
    // The text has the size of the page, as the table has.
    expect(html).toMatch(/<p class="mt-2 font-semibold">£251\.13 each month, not a credit offer</);
    const [, classes] = /<table class="([^"]*)"/.exec(html) ?? [];
    expect(classes).not.toMatch(/\btext-small/);
  });

  test('goes to its figures, which lie below the form on a phone', () => {
    const { html } = page('price=12000&deposit=2000&months=48&apr=9.9');
    expect(html).toContain('action="/finance#answer"');
    expect(html.indexOf('id="answer"')).toBeGreaterThan(html.indexOf('action="/finance#answer"'));
  });

  test('says that the price has changed, and offers the old one', () => {
    const notice = { title: 'The price is £9,000 now', text: 'x', oldPrice: '9500' };
    const { links, html } = page('price=9000&months=48&apr=9', { notice, vehicle: detail });
    // A phone that goes to the figures passes by nothing that is told.
    expect(html.slice(html.indexOf('id="answer"'))).toContain(notice.title);
    expect(links['Work it out for £9,500']).toContain('price=9500');
    expect(links['Work it out for £9,500']).not.toContain('vehicle');
  });

  test('leads to the part exchange', () => {
    expect(page('').links['Find out what your car would take off']).toBe('/part-exchange');
  });

  test('leads from a monthly sum to the cars that it reaches', () => {
    expect(page('monthly=250&deposit=2000&months=48&apr=9.9').links).toMatchObject({
      'See the cars that it reaches': '/vehicles?monthlyMax=250-2000-48-9.9',
    });
  });
});

test('a car’s page has the calculator as a form that opens its page', () => {
  const { html } = rendered(<FinanceEntry vehicle={detail.id} price={9000} />);
  expect(html).toMatch(
    /<details[^>]*><summary[^>]*>Work out monthly payments.*?<\/summary><form[^>]*action="\/finance#answer"/,
  );
  expect(html).toContain(`name="vehicle" value="${detail.id}"`);
  expect(html).toContain('name="price" value="9000"');
});

test('the example above a list is of its dearest price', () => {
  const dear = monthlyExample(LIST);
  expect(dear?.monthly).toBeLessThanOrEqual(25_000);
  expect(dear?.monthly).toBeGreaterThan(24_900);
  expect(monthlyExample({ ...LIST, priceMax: 5000 })?.cashPrice).toBe(500_000);
  expect(monthlyExample({ ...LIST, priceMax: 1000 })).toBeNull();
  expect(monthlyExample({ ...LIST, monthlyMax: '' })).toBeNull();
});

test('a car of a list by monthly payment says its own payment below the example', () => {
  // £7,000 over 48 months.
  expect(listed({ ...LIST, monthlyMax: '250-2000-48-0' })).toContain(
    '£146 a month by your figures, not a credit offer',
  );
  // The deposit covers the car; no price of the list has an example; the list is by no payment.
  for (const change of [
    { monthlyMax: '250-9000-48-0' },
    { priceMax: 2000 },
    { priceMax: 2010 },
    { monthlyMax: '' },
  ])
    expect(listed({ ...LIST, ...change })).not.toContain('a month');
});

test.each([
  ['the calculator', page('').html],
  ['its errors', page('price=9000&deposit=9001&months=0&apr=x').html],
  ['its figures', page('kind=pcp&price=12000&months=48&apr=9.9&final=4000&monthly=250').html],
  ['the entry of a car’s page', rendered(<FinanceEntry vehicle={detail.id} price={9000} />).html],
  ['the field of the filter', rendered(<MonthlyField />).html],
])('the HTML of %s is valid', async (_, html) => {
  const whole = `<!DOCTYPE html><html lang="en-GB"><head><title>Finance</title></head><body>${html}</body></html>`;
  expect(await htmlFaults(whole)).toEqual([]);
});
