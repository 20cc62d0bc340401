import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { beforeAll, expect, test } from 'vitest';
import { learnWords, wordingOf } from '@/scripts/moderation/scam-words';
import { learnedAdverts, readAdverts } from '@/scripts/moderation/written-adverts';
import { openDatabase } from '../database/support';
import { checkAll, type Hold } from './published-adverts';

/** The valuation of each car, with ranges of a usual width. */
const USUAL = { value: 8000, low_80: 6450, high_80: 9700, low_90: 6000, high_90: 10_400 };

const unseen = readAdverts('unseen-strangers').map((advert) => ({ ...advert, id: randomUUID() }));

let sql: Sql;
let held: Map<string, Hold>;

beforeAll(async () => {
  ({ sql } = await openDatabase());
  const ids = { make_id: randomUUID(), model_id: randomUUID() };
  await sql`insert into vehicle_makes (id, name) values (${ids.make_id}, 'Ford')`;
  await sql`insert into vehicle_models (id, make_id, name) values (${ids.model_id}, ${ids.make_id}, 'Fiesta')`;
  held = await checkAll(
    sql,
    unseen.map(({ id, seller, priceShare, samePicture, samePlate, description }) => ({
      id,
      account: id,
      accountAgeDays: seller.ageDays,
      sellerType: seller.type,
      createdAt: new Date(),
      vehicle: {
        ...ids,
        year: 2017,
        mileage: 40_000,
        fuel_type: 'petrol',
        transmission: 'manual',
        condition: 'good',
        body_type: 'hatchback',
        price: Math.round(USUAL.value * priceShare),
        description,
      },
      valuation: USUAL,
      rules: [
        ...(samePlate ? ['plate_listed_twice'] : []),
        ...(samePicture ? ['photo_seen_elsewhere'] : []),
      ],
    })),
  );
});

/** Adverts that hide a fault, a past or a loan: their sellers take no money unseen, and write as honest people do. */
const HIDES = /hidden|clocked|delayed logbook/;

const shareOf = (ones: typeof unseen, how?: Hold) =>
  ones.filter(({ id }) => (how ? held.get(id) === how : held.has(id))).length / ones.length;

test('scams in words that were not learned are held, and of honest adverts written to be mistaken few for an hour', () => {
  const scams = unseen.filter(({ scam }) => scam);
  const honest = unseen.filter(({ scam }) => !scam);
  expect(shareOf(scams)).toBeGreaterThanOrEqual(0.9);
  expect(shareOf(scams.filter(({ kind }) => !HIDES.test(kind)))).toBeGreaterThanOrEqual(0.98);
  expect(shareOf(honest)).toBeLessThanOrEqual(0.06);
  expect(shareOf(honest, 'decided')).toBeLessThanOrEqual(0.005);
});

test('the database has the learned words, and reads a text as the learning does', async () => {
  const words = learnWords([...learnedAdverts().values()].flat());
  const stored = await sql`select words, weight from private.scam_words`;
  expect(new Map(stored.map((row) => [row.words, row.weight]))).toEqual(new Map(words));
  const odd = [
    '',
    'É 12,345 miles – “don’t”',
    'C\u200borsa £300 @home 07700900123',
    'ﬁrst 1 22 333',
  ];
  const read = [...unseen.map(({ description }) => description), ...odd];
  const found = await sql`
    select private.scam_wording(text) as wording from unnest(${read}::text[]) with ordinality as given (text, place)
    order by place`;
  for (const [place, { wording }] of found.entries())
    expect(wording).toBeCloseTo(wordingOf(read[place] ?? '', words), 4);
});
