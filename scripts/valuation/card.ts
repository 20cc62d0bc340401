import type { Group } from '../../lib/valuation/group';
import type { Model, PriceBasis } from '../../lib/valuation/model';
import { nameOfMake } from '../../lib/valuation/price-levels';
import type { Advert } from './adverts';
import type { LeftOut, LeftOutPredictions } from './calibrate-general';
import { type Metrics, measure, type Prediction, round, type Summary, summarise } from './metrics';
import { predict, withoutEngine } from './predict';
import { MIN_OF_MODEL, type Training } from './train-model';

interface Slice {
  label: string;
  n: number;
  mdape: number;
  coverage80: number;
  coverage90: number;
  medianWidth90: number;
}

export interface ModelCard {
  version: string;
  /** Training data; `date` is the date given to the command, or the data's year. */
  data: { sha256: string; rows: number; fitted: number; test: number; year: number; date: string };
  split: string;
  metrics: { withEngine: Metrics; withoutEngine: Metrics };
  byPrice: Slice[];
  byMake: Slice[];
  byAge: Slice[];
  /** Each column's share of the loss reduction by splits of the value's trees. */
  importance: { column: string; share: number }[];
  /** Accuracy of the ranges by the data's knowledge of a car and of its price when new. */
  groups: ({ group: Group; knowledge: PriceBasis | null } & Summary)[];
  groupsNote: string;
  leftOut: LeftOut[];
  leftOutNote: string;
  method: string;
  limits: string[];
}

/** Creates the model card, measured with the shipped model on the held-out adverts. */
export function makeCard(model: Model, training: Training, date: string | null): ModelCard {
  const { test } = training;
  const pairs = test.map((advert) => ({ advert, prediction: predict(model, advert) }));
  const slices = (key: (advert: Advert, value: number) => string | null, labels: string[]) =>
    labels.flatMap((label) => {
      const ones = pairs
        .filter(({ advert, prediction }) => key(advert, prediction.value) === label)
        .map(({ prediction }) => prediction);
      if (ones.length === 0) return [];
      const { n, mdape, coverage80, coverage90, medianWidth90 } = measure(ones);
      return [{ label, n, mdape, coverage80, coverage90, medianWidth90 }];
    });
  const values = pairs.map(({ prediction }) => prediction.value).sort((a, b) => a - b);
  const borders = Array.from(
    { length: 9 },
    (_, at) => values[Math.floor(((at + 1) * values.length) / 10)] ?? 0,
  );
  const priceLabels = [...borders, null].map((to, at) => {
    const from = borders[at - 1];
    if (from === undefined) return `Up to ${poundsText(to ?? 0)}`;
    return to === null ? `Above ${poundsText(from)}` : `${poundsText(from)} to ${poundsText(to)}`;
  });
  const tenthOf = (value: number) => borders.filter((border) => value >= border).length;
  const makes = [...new Set(test.map(({ car }) => nameOfMake(car.make)))].sort();
  const ages = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9 to 11', '12 to 15', '16 and more'];
  const total = training.gains.reduce((sum, { gain }) => sum + gain, 0);
  return {
    version: model.version,
    data: {
      sha256: training.dataHash,
      rows: training.rows,
      fitted: training.fitted,
      test: test.length,
      year: model.dataYear,
      date: date ?? String(model.dataYear),
    },
    split:
      'Adverts are divided by a hash of all their features, so that near-duplicates stay on one side. ' +
      'One tenth is seen by no fit and no correction of this model, and every figure but those of groups of cars and of makes left out is of it.',
    metrics: {
      withEngine: measure(pairs.map(({ prediction }) => prediction)),
      withoutEngine: measure(test.map((advert) => predict(model, withoutEngine(advert)))),
    },
    byPrice: slices((_, value) => priceLabels[tenthOf(value)] ?? null, priceLabels),
    byMake: slices(({ car }) => nameOfMake(car.make), makes),
    byAge: slices(({ car }) => ageLabel(car.age), ages),
    importance: training.gains
      .map(({ column, gain }) => ({ column, share: round(gain / total, 4) }))
      .sort((a, b) => b.share - a.share),
    groups: groupsOf(
      training.leftOutPredictions,
      pairs
        .filter(({ advert: { car } }) =>
          Object.hasOwn(model.agesOfModel, `${car.make} ${car.model}`),
        )
        .map(({ prediction }) => prediction),
    ),
    groupsNote:
      'Known model: the unseen tenth. Known make: a tenth of its models at a time left out of the general ' +
      'model and then valued by it. Unknown make: each make left out. Electric: a stand-in, as the data has ' +
      'no such adverts: hybrids and diesels each left out together with the make, and valued as electric. ' +
      'Every make counts alike, and the ranges of each were fitted on the others.',
    leftOut: training.leftOut.map((one) => ({ ...one, make: nameOfMake(one.make) })),
    leftOutNote:
      'Each make left out of the general model and then valued by it: what can be known of a make ' +
      'without adverts. bias above 0: valued too high. Coverage by ranges fitted on the other makes.',
    method:
      'Boosted trees on log price (median), quantile trees for the ranges, put in order where they cross ' +
      'and corrected by cross-conformal prediction in bands of age, up to tenths of the predicted quantile in each; never rising with ' +
      'mileage by constraint and with age by isotonic regression. The 80% range stays at least 1% and £10 ' +
      'inside the 90% range. Makes and models without adverts are valued from a table of prices ' +
      'when new.',
    limits: limitsOf(model),
  };
}

function groupsOf(
  { knownMake, unknownMake, electric }: LeftOutPredictions,
  knownModel: Prediction[],
): ModelCard['groups'] {
  const row = (group: Group, knowledge: PriceBasis | null, ones: Prediction[]) =>
    ones.length ? [{ group, knowledge, ...summarise(ones) }] : [];
  return [
    ...row('knownModel', null, knownModel),
    ...row('knownMake', 'model', knownMake.model),
    ...row('knownMake', 'make', knownMake.make),
    ...row('unknownMake', 'model', unknownMake.model),
    ...row('unknownMake', 'make', unknownMake.make),
    ...row('unknownMake', 'nothing', unknownMake.nothing),
    ...row('electric', 'model', electric),
  ];
}

function limitsOf(model: Model): string[] {
  return [
    `Asking prices of ${model.dataYear}, not sales.`,
    'Trim, options, condition, service history, owners, colour and place are not in the data: two cars that agree in every input differ by several per cent.',
    `Models with fewer than ${MIN_OF_MODEL} adverts, and makes outside the data, are valued from their price when new: their ranges are as wide as leaving out models and whole makes has shown.`,
    'Hardly any electric car and no hydrogen car is in the data: these are valued as other cars of their price. Their ranges are widened by what hybrids and diesels needed when they were left out, which is a stand-in: how electric cars hold their price is not known here. Plug-in hybrids count as hybrids.',
    'Condition moves the figure by a table of judgement, as adverts name none.',
    'Above 150,000 miles and 20 years the value falls by a fixed rate, and only the bottom of the range follows.',
    'Prices of 2020 are carried to 2022 by fuel and age, and from there by one national figure. What each model did besides is in the width of the ranges as measured after two years; it may have grown since.',
  ];
}

function ageLabel(age: number): string {
  if (age < 9) return String(age);
  return age < 12 ? '9 to 11' : age < 16 ? '12 to 15' : '16 and more';
}

/** Formats pounds independently of the ICU data of the Node.js build. */
const poundsText = (pounds: number) => `£${String(pounds).replace(/\B(?=(\d{3})+$)/g, ',')}`;
