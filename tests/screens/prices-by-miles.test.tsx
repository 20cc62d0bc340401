import { expect, test } from 'vitest';
import { PricesByMiles } from '@/components/landing/prices-by-miles';
import { fitPrices, studentT } from '@/lib/landing/price-fit';
import type { ModelAdvert } from '@/lib/landing/types';
import { site } from '@/lib/site';
import { createRandom } from '@/scripts/seed/prng';
import { leastSquares, medianOf } from '../landing/least-squares';
import { rendered } from '../tools/rendered';

const random = createRandom('prices by miles');
const ADVERTS: ModelAdvert[] = Array.from({ length: 60 }, (_, index) => {
  const age = random.int(1, 9);
  const mileage = 4000 * age + random.int(1000, 50_000);
  const log = 9.7 - 0.1 * age - (0.06 * mileage) / 10_000 + 0.1 * random.normal();
  return {
    year: 2026 - age,
    mileage,
    price: Math.round(Math.exp(log)),
    fuel: index % 4 === 0 ? 'diesel' : 'petrol',
    gearbox: 'manual',
    listed: '2026-11-20',
  };
});

const draw = (adverts: ModelAdvert[]) =>
  rendered(
    <PricesByMiles
      landing={{
        adverts,
        names: { make: 'Ford', model: 'Fiesta', town: null, body: null, fuel: null },
      }}
      fit={fitPrices(adverts)}
    />,
  );

const figuresIn = (text: string) =>
  [...text.matchAll(/\d[\d,]*/g)].map(([figure]) => Number(figure.replaceAll(',', '')));

/** The labels of the axes with their places. */
const labelsOf = (html: string) => {
  const all = [...html.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)<\/text>/g)];
  return all.map(([, x, y, label = '']) => ({ x: Number(x), y: Number(y), label }));
};

test('every printed figure is worked out from the rows', () => {
  const { text, html } = draw(ADVERTS);
  const prices = ADVERTS.map(({ price }) => price);
  const miles = ADVERTS.map(({ mileage }) => mileage);
  const { used, perYear, perMiles } = leastSquares(ADVERTS);
  const price = medianOf(used.map((advert) => advert.price));
  const costs = [perMiles, perYear].map(({ fall, error }) => {
    // There are two fuels, and two slopes.
    const margin = studentT(used.length - 4) * error;
    const off = (more: number) => (price * (1 - Math.exp(-fall - more))) / 10;
    return [
      10 * Math.round(off(0)),
      10 * Math.floor(off(-margin)),
      10 * Math.ceil(off(margin)),
    ].map((pounds) => `£${pounds.toLocaleString('en-GB')}`);
  });
  const at = `£${price.toLocaleString('en-GB')}`;
  for (const [[pounds, low, high] = [], words] of [
    [costs[0], '10,000 miles more take'],
    [costs[1], 'a year more takes'],
  ] as const)
    expect(text).toContain(
      `Here ${words} ${pounds} off a price of ${at}: between ${low} and ${high}.`,
    );

  const count = ADVERTS.length;
  const mean = (of: number[]) => of.reduce((total, value) => total + value, 0) / count;
  const logs = prices.map(Math.log);
  const [middle, log] = [mean(miles), mean(logs)];
  const slope =
    mean(miles.map((at, index) => (at - middle) * ((logs[index] ?? 0) - log))) /
    mean(miles.map((at) => (at - middle) ** 2));
  const usual = (at: number) => Math.round(Math.exp(log + slope * (at - middle)));
  const [few, most] = [Math.min(...miles), Math.max(...miles)];
  expect(text).toContain(
    [
      `Prices from £${Math.min(...prices).toLocaleString('en-GB')} to £${Math.max(...prices).toLocaleString('en-GB')},`,
      `miles from ${few.toLocaleString('en-GB')} to ${most.toLocaleString('en-GB')}.`,
      `The usual price goes from £${usual(few).toLocaleString('en-GB')} at ${few.toLocaleString('en-GB')} miles`,
      `to £${usual(most).toLocaleString('en-GB')} at ${most.toLocaleString('en-GB')}.`,
    ].join(' '),
  );
  expect(text).toContain(`${count} Ford Fiesta adverts by miles`);

  const known = new Set([
    count,
    used.length,
    price,
    few,
    most,
    Math.min(...prices),
    Math.max(...prices),
    usual(few),
    usual(most),
    10_000,
    95,
    ...figuresIn(costs.flat().join(' ')),
    ...labelsOf(html).flatMap(({ label }) => figuresIn(label)),
  ]);
  expect(figuresIn(text).filter((figure) => !known.has(figure))).toEqual([]);
});

test('each advert is a dot at its miles and price, and eight in ten are in the band', () => {
  const { html } = draw(ADVERTS);
  const labels = labelsOf(html).filter(({ label }) => /\d/.test(label));
  const pounds = labels.filter(({ label }) => label.startsWith('£'));
  const miles = labels.filter(({ label }) => !label.startsWith('£'));
  expect([pounds[0]?.label, miles[0]?.label]).toEqual(['£0', '0']);
  const scale = (ticks: { label: string; at: number }[]) => {
    const [zero, last] = [ticks[0], ticks.at(-1)];
    const units = (last?.at ?? 0) - (zero?.at ?? 0);
    const [most = 0] = figuresIn(last?.label ?? '');
    for (const { label, at } of ticks)
      expect(at - (zero?.at ?? 0)).toBeCloseTo(((figuresIn(label)[0] ?? 0) / most) * units, 0);
    return (value: number) => (zero?.at ?? 0) + (value / most) * units;
  };
  const across = scale(miles.map(({ label, x }) => ({ label, at: x })));
  const down = scale(pounds.map(({ label, y }) => ({ label, at: y })));
  const dots = [...html.matchAll(/M([\d.]+) ([\d.]+)h0/g)];
  expect(dots).toHaveLength(ADVERTS.length);
  for (const [index, { mileage, price }] of ADVERTS.entries()) {
    expect(Number(dots[index]?.[1])).toBeCloseTo(across(mileage), 0);
    expect(Number(dots[index]?.[2])).toBeCloseTo(down(price), 0);
  }
  const [, points = ''] = /<polygon points="([^"]*)"/.exec(html) ?? [];
  const band = points.split(' ').map((point) => point.split(',').map(Number));
  const [low, high] = [band.slice(0, band.length / 2), band.slice(band.length / 2).reverse()];
  /** The height of an edge at a place, between its two nearest points. */
  const edge = (side: number[][], x: number) => {
    const before = side.findLastIndex(([at = 0]) => at <= x);
    const begin = Math.min(Math.max(before, 0), side.length - 2);
    const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = []] = side.slice(begin, begin + 2);
    return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  };
  const inside = ADVERTS.filter(({ mileage, price }) => {
    const x = across(mileage);
    return down(price) <= edge(low, x) + 0.2 && down(price) >= edge(high, x) - 0.2;
  });
  expect(inside.length / ADVERTS.length).toBeGreaterThan(0.77);
  expect(inside.length / ADVERTS.length).toBeLessThan(0.9);
});

test('the file is one tap away, under its licence, without a script', () => {
  const { html, text, links } = draw(ADVERTS);
  expect(links).toEqual({ 'Download these adverts as CSV': '/used-cars/ford/fiesta/figures.csv' });
  expect(text).toContain(`Licence: ${site.figuresLicence}.`);
  expect(html).not.toContain('<script');
  expect(html).toMatch(/role="img" aria-labelledby="price-plot-title price-plot-desc"/);
});

test('under five adverts nothing is drawn, under twenty no curve, and nothing is said of costs', () => {
  for (const count of [0, 1, 2, 4]) expect(draw(ADVERTS.slice(0, count)).html).toBe('');
  for (const count of [5, 19]) {
    const { html, text } = draw(ADVERTS.slice(0, count));
    expect(html.match(/h0/g)).toHaveLength(count);
    expect(html).not.toContain('<poly');
    expect(text).not.toMatch(/Here|usual|interval|NaN|Infinity/);
  }
  const same = draw(ADVERTS.slice(0, 30).map((advert) => ({ ...advert, mileage: 0 })));
  expect(same.html).not.toMatch(/<poly|NaN|Infinity/);
});

test('the newest 300 are said to be so', () => {
  const many = Array.from({ length: 300 }, (_, index) => ADVERTS[index % ADVERTS.length]);
  const adverts = many.flatMap((advert) => advert ?? []);
  expect(draw(adverts).text).toContain('Each dot is one of the newest 300 adverts. The line is');
  expect(draw(adverts.slice(1)).text).toContain('Each dot is an advert. The line is');
});

test('a page of another kind has no plot', () => {
  const names = { make: 'Ford', model: null, town: null, body: null, fuel: null };
  expect(rendered(<PricesByMiles landing={{ adverts: ADVERTS, names }} fit={null} />).html).toBe(
    '',
  );
});
