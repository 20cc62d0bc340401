import { expect, it } from 'vitest';
import { parseAdverts } from '../../scripts/valuation/adverts';
import { makeCard } from '../../scripts/valuation/card';
import { measure } from '../../scripts/valuation/metrics';
import { predict, withoutEngine } from '../../scripts/valuation/predict';
import { split } from '../../scripts/valuation/train-test-split';
import { advertsCsv, smallTraining } from './adverts';

const { training, model } = smallTraining();
const unseen = parseAdverts(advertsCsv(2000, 'unseen'), 2020, false);

it('predicts unseen prices close to the noise level', () => {
  const { mdape, r2 } = measure(unseen.map((advert) => predict(model, advert)));
  // The median of |e| for noise of 6 per cent is 4 per cent.
  expect(mdape).toBeLessThan(0.055);
  expect(r2).toBeGreaterThan(0.95);
});

it('is less accurate without the engine size', () => {
  const { mdape } = measure(unseen.map((advert) => predict(model, withoutEngine(advert))));
  expect(mdape).toBeGreaterThan(0.055);
  expect(mdape).toBeLessThan(0.12);
});

it('ranges reach their nominal coverage', () => {
  const { coverage80, coverage90 } = measure(unseen.map((advert) => predict(model, advert)));
  expect(Math.abs(coverage80 - 0.8)).toBeLessThan(0.05);
  expect(Math.abs(coverage90 - 0.9)).toBeLessThan(0.04);
});

it('produces the same file for the same adverts', () => {
  expect(JSON.stringify(smallTraining().training.file)).toBe(JSON.stringify(training.file));
});

it('keeps adverts with identical features on one side of the split', () => {
  const adverts = parseAdverts(advertsCsv(3000, 'small'), 2020, false);
  const doubled = adverts.flatMap((advert) => [advert, { ...advert, price: advert.price + 500 }]);
  const { fit, test } = split(doubled);
  expect(test.length).toBeGreaterThan(400);
  expect(test.length).toBeLessThan(800);
  const seen = new Set(fit.map(({ advert }) => advert.car));
  expect(test.filter(({ car }) => seen.has(car))).toEqual([]);
});

it('writes the model card from the test adverts only', () => {
  const card = makeCard(model, training, '2020-12-31');
  expect(card.data).toMatchObject({ rows: 3000, year: 2020, date: '2020-12-31' });
  expect(card.data.fitted + card.data.test).toBe(3000);
  expect(card.metrics.withEngine.n).toBe(card.data.test);
  for (const slices of [card.byPrice, card.byMake, card.byAge])
    expect(slices.reduce((sum, { n }) => sum + n, 0)).toBe(card.data.test);
  expect(card.byPrice).toHaveLength(10);
  expect(card.importance.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
  expect(card.groups.map(({ group, knowledge }) => [group, knowledge])).toEqual([
    ['knownModel', null],
    ['knownMake', 'model'],
    ['knownMake', 'make'],
    ['unknownMake', 'model'],
    ['unknownMake', 'make'],
    ['unknownMake', 'nothing'],
    ['electric', 'model'],
  ]);
  expect(card.leftOut.map(({ make }) => make)).toEqual(['Audi', 'BMW', 'Ford', 'Toyota']);
});
