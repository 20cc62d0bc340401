import { expect, test } from 'vitest';
import { carFacts } from '@/app/compare/car-facts';
import { AddAnother } from '@/components/compare/add-another';
import { ComparisonPictures } from '@/components/compare/comparison-pictures';
import { ComparisonSummary } from '@/components/compare/comparison-summary';
import { ComparisonTable } from '@/components/compare/comparison-table';
import { VehicleGrid } from '@/components/listings/vehicle-grid';
import { compareCars } from '@/lib/compare/compare';
import type { MotHistory } from '@/lib/registry/types';
import { car, columnOf, goneColumn, other } from '../compare/car-fixture';
import { rendered } from '../tools/rendered';
import { common, detail, summary } from './vehicle-fixture';

const table = (...columns: Parameters<typeof compareCars>[0]) =>
  rendered(<ComparisonTable columns={[...columns]} comparison={compareCars(columns)} />);

test('a comparison is a table with a heading for each car and each row', () => {
  const { html, text } = table(columnOf(car), columnOf(other({ price: 7995 })));
  expect(html.match(/scope="col"/g)).toHaveLength(2);
  // The style sheet draws its prices large.
  expect(html).toMatch(/<tr data-row="price"><th scope="row">Price<\/th>/);
  expect(text.indexOf('What differs')).toBeLessThan(text.indexOf('The same for all'));
  expect(text).toContain('£7,995 £1,205 cheaper Cheapest');
  // A value of all cars stands once.
  expect(html).toMatch(/<th scope="row">Year<\/th><td colSpan="2">/);
});

test('each price has an empty line for what is left to pay, and nothing of the visitor', () => {
  const lines = ({ html }: ReturnType<typeof table>) =>
    [...html.matchAll(/<p data-left="([^"]*)" class="left-to-pay [^"]*"><\/p>/g)].map(
      ([, price]) => price,
    );
  expect(lines(table(columnOf(car), columnOf(other({ price: 7995 }))))).toEqual([
    '£9,200',
    '£7,995',
  ]);
  // An equal price stands once, and one that is gone has none.
  expect(lines(table(columnOf(car), columnOf(other({ year: 2018 }))))).toEqual(['£9,200']);
  expect(lines(table(goneColumn, columnOf(car)))).toEqual(['£9,200']);
});

test('the column of a car that is gone is empty, and its picture says why', () => {
  const { html, text } = table(goneColumn, columnOf(car));
  expect(html).not.toContain(`/vehicles/${goneColumn.id}`);
  expect(text).toContain('The one for sale');
  const pictures = rendered(
    <ComparisonPictures
      location=""
      columns={[
        { column: goneColumn, vehicle: null },
        { column: { ...columnOf(car), id: common.id }, vehicle: detail },
      ]}
    />,
  );
  expect(pictures.text).toContain('No longer for sale since 3 November 2026.');
  expect(pictures.links['Remove from comparison: 2018 SEAT Ibiza']).toBe(
    `/compare?cars=${common.id}`,
  );
  expect(pictures.links['Put first and compare the others with 2019 Ford Fiesta']).toBe(
    `/compare?cars=${common.id},${goneColumn.id}`,
  );
});

test('the differences from the first car come in a sentence', () => {
  const { summaries } = compareCars([
    columnOf(car),
    columnOf(other({ price: 7995, owners: 1 })),
    columnOf(other({ id: 'x', title: '2019 SEAT Ibiza' })),
  ]);
  const { text } = rendered(<ComparisonSummary first={car.title} summaries={summaries} />);
  expect(text).toContain('2021 Volkswagen Golf : £1,205 cheaper, one owner fewer.');
  expect(text).toContain('2019 SEAT Ibiza : no difference in figures.');
});

test('another car is added by its address or from those like it', () => {
  const { html, links } = rendered(<AddAnother ids={[car.id]} similar={[summary]} />);
  expect(html).toMatch(/<form[^>]* action="\/compare"/);
  expect(html).toContain(`<input type="hidden" name="cars" value="${car.id}"/>`);
  expect(links['Compare with 2019 Ford Fiesta £9,000, N/A']).toBe(
    `/compare?cars=${car.id},${summary.id}`,
  );
  expect(rendered(<AddAnother ids={[]} similar={[]} />).html).not.toContain('type="hidden"');
});

test('a card has a plain link to compare its car, which search engines do not follow', () => {
  const { html } = rendered(<VehicleGrid vehicles={[summary]} />);
  const [link] = /<a[^>]*data-press[^>]*>/.exec(html) ?? [];
  expect(link).toContain(`href="/compare?add=${common.id}"`);
  expect(link).toContain('rel="nofollow"');
  expect(link).toContain('aria-label="Compare: 2019 Ford Fiesta"');
});

const history: MotHistory = {
  isMadeUp: true,
  fetchedAt: '2026-11-20T10:00:00Z',
  firstDue: null,
  tests: [
    {
      date: '2026-03-02',
      expiryDate: '2027-03-01',
      passed: true,
      miles: 30_000,
      defects: [{ kind: 'advisory', text: 'Tyre worn' }],
    },
    { date: '2025-03-02', expiryDate: null, passed: false, miles: 41_000, defects: [] },
  ],
};

test('the facts of a car are those of its page', () => {
  const now = Date.parse('2026-11-28T13:00:00Z');
  const facts = carFacts(
    {
      ...detail,
      mileage: 42_000,
      motExpiry: '2026-12-24',
      images: [{ url: '/x', isPrimary: true }],
    },
    history,
    { miles: 24.3, from: 'LS6' },
    now,
  );
  expect(facts).toMatchObject({
    title: '2019 Ford Fiesta',
    daysListed: 27,
    photographs: 1,
    distance: { miles: 24.3, from: 'LS6' },
    costs: null,
    // The record counts.
    motExpiry: '2027-03-01',
    mot: { tests: 2, failed: 1, hasFall: true, isMadeUp: true, last: { advisories: 1 } },
    verdict: { text: 'Usual price', range: null },
    seller: { name: 'Avon Motor House', replyMinutes: 130 },
  });
  expect(carFacts(detail, 'The listing shows no number plate.', null, now)).toMatchObject({
    motExpiry: null,
    mot: 'The listing shows no number plate.',
  });
});
