import { VERDICTS } from '@/lib/listings/verdict';
import { createRandom } from '@/scripts/seed/prng';
import type { Query } from './search-oracle';
import { CHOICES, FEATURES, TRIMS } from './search-world';

type Models = { make_id: string; model_id: string; name: string }[];
type Random = ReturnType<typeof createRandom>;

const LEEDS = { latitude: 53.7974, longitude: -1.5531 };
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const WORDS = [
  'ford',
  'FI',
  'citroen z',
  ' ka',
  '3 s',
  'i3',
  '100%',
  'e',
  "' or 1=1",
  'škoda',
  '_r',
];

/** Colours of queries; null asks for the cars of unknown colour too. */
const COLOURS = [...CHOICES.colours, null];

const some = <T>(random: Random, values: readonly T[], most = 3) =>
  random.some(values, random.int(1, Math.min(most, values.length)));

function randomTerm(random: Random, models: Models): Query {
  const of = <T>(key: string, values: readonly T[]) => ({ [key]: some(random, values) });
  const meanings: (() => Query)[] = [
    () => ({ models: some(random, models).map(({ model_id }) => model_id) }),
    () => ({ models: some(random, models, 5).map(({ model_id }) => model_id) }),
    () => ({ ...of('trims', TRIMS), ...of('features', FEATURES) }),
    () => of('fuels', CHOICES.fuels),
    () => ({ ...of('colours', COLOURS), ...of('trims', TRIMS) }),
    () => of('body_types', CHOICES.body_types),
    () => of('transmissions', CHOICES.transmissions),
    () => of('seller_types', CHOICES.seller_types),
    () => ({ ...of('service_histories', CHOICES.service_histories), doors: [3, 5] }),
    () => ({ years: [random.int(1980, 2026)], ...of('seats', [2, 5, 7]) }),
    () => of('engine_sizes', [1, 1.2, 1.6]),
    () => ({ year_min: random.int(1985, 2026) }),
    () => ({ year_max: random.int(1985, 2026), owners_max: random.int(0, 3) }),
    () => ({ price_max: random.int(1, 40) * 1000 }),
    () => ({ price_min: random.int(1, 40) * 1000 }),
    () => ({ mileage_max: random.int(0, 40) * 5000 }),
    () => ({ ulez: true }),
    () => ({ ...LEEDS, miles: 15 }),
  ];
  return random.pick(meanings)();
}

/** Returns filters of one to six facets; a few cannot match anything. */
export function randomQueries(
  seed: string,
  count: number,
  { models, sellers }: { models: Models; sellers: string[] },
): Query[] {
  const random = createRandom(seed);
  const range = (name: string, low: number, high: number) => () => {
    const ends = [random.int(low, high), random.int(low, high)].toSorted((a, b) => a - b);
    return {
      ...(random.chance(0.6) && { [`${name}_min`]: ends[0] }),
      ...(random.chance(0.6) && { [`${name}_max`]: ends[1] }),
    };
  };
  const facets: (() => Query)[] = [
    () => ({ search: random.pick(WORDS) }),
    () => ({
      search: random.pick(WORDS),
      terms: Array.from({ length: random.int(1, 3) }, () => randomTerm(random, models)),
    }),
    () => ({ make_ids: some(random, models).map(({ make_id }) => make_id) }),
    () => {
      const chosen = some(random, models);
      return {
        make_ids: [...new Set([...chosen, random.pick(models)].map(({ make_id }) => make_id))],
        model_ids: chosen.map(({ model_id }) => model_id),
      };
    },
    () => ({ model_ids: some(random, models).map(({ model_id }) => model_id) }),
    ...Object.entries({ ...CHOICES, colours: COLOURS }).map(([key, values]) => () => ({
      [key]: some(random, values, 4),
    })),
    range('price', 0, 40_000),
    range('year', 1980, 2027),
    range('mileage', 0, 225_000),
    () => ({ tax_max: random.int(0, 700) }),
    () => ({ ulez: some(random, ['meets', 'ask', 'fails']) }),
    () => ({ seats_min: random.int(1, 9) }),
    () => ({ doors: some(random, [2, 3, 4, 5, 6]) }),
    () => ({ trims: some(random, [...TRIMS, 'Unheard-of']) }),
    () => ({ engine_min: random.int(5, 20) / 10 }),
    () => ({ engine_min: 0.9, engine_max: random.int(9, 30) / 10 }),
    () => ({ owners_max: random.int(0, 6) }),
    () => ({ features: some(random, FEATURES) }),
    () => ({ verdicts: some(random, Object.keys(VERDICTS)) }),
    () => ({ seller_id: random.pick([...sellers, UNKNOWN]) }),
    () => ({ ...LEEDS, radius_miles: random.pick([5, 15, 50, 150, 200]) }),
  ];
  return Array.from({ length: count }, () =>
    Object.assign({}, ...random.some(facets, random.int(0, 6)).map((facet) => facet())),
  );
}
