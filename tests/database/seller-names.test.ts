import { beforeAll, expect, test } from 'vitest';
import { LOOK_ALIKES } from '@/lib/selling/look-alikes';
import {
  isBaitName,
  nameSkeleton,
  POSING_WORDS,
  posesAsFirm,
  posesAsSite,
} from '@/lib/selling/seller-name';
import { NAMES } from '../selling/names';
import { sampleOf } from '../whole';
import { insert } from './fixtures';
import { expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

const rename = (id: string, name: string) =>
  database.sql`update sellers set name = ${name} where id = ${id}`;

/** Expects that a new seller of the type cannot have the name. */
const expectNewRefused = (name: string, seller_type: string, rule: string) =>
  expectRefused(insert(database.sql, 'sellers', { name, seller_type }), '23514', rule);

/** Expects that the name is refused for sellers of each type, new and renamed. */
async function expectAllRefused(name: string, types: string[], rule: string) {
  for (const seller_type of types) {
    await expectNewRefused(name, seller_type, rule);
    const id = await insert(database.sql, 'sellers', { name: 'Ada L', seller_type });
    await expectRefused(rename(id, name), '23514', rule);
  }
}
const EVERY_TYPE = ['private', 'dealer', 'verified_dealer'];

test('no seller of any type has a name of the site, one that mixes scripts or has a seal', async () => {
  await expectAllRefused('Forecourt', EVERY_TYPE, 'sellers_name_not_the_site');
  await expectAllRefused('Ada ✔', EVERY_TYPE, 'sellers_name_of_one_script');
});

// The functions that the trigger calls judge every name below.
test.each(sampleOf(NAMES.site, 5))('not even a verified dealer is called %s', (name) =>
  expectNewRefused(name, 'verified_dealer', 'sellers_name_not_the_site'),
);

test.each(sampleOf(NAMES.bait, 5))('not even a verified dealer is called %s', (name) =>
  expectNewRefused(name, 'verified_dealer', 'sellers_name_of_one_script'),
);

test('a name beyond its maximum length is refused before its text is checked', () =>
  expectNewRefused('a.'.repeat(2000), 'verified_dealer', 'sellers_name_length'));

test.each([
  'Confirm at secure-pay.help/car',
  'evil.tech/login',
  'v.gd/form',
  'Pay 20-00-00 12345678',
])('no seller is called %s, but a verified dealer', async (name) => {
  await expectAllRefused(name, ['private', 'dealer'], 'sellers_name_without_link');
  await insert(database.sql, 'sellers', { name, seller_type: 'verified_dealer' });
});

test.each(NAMES.firm)('a private seller is not called %s, a dealer may be', async (name) => {
  await insert(database.sql, 'sellers', { name, seller_type: 'dealer' });
  await expectNewRefused(name, 'private', 'sellers_name_not_a_firm');
});

test.each(NAMES.honest)('a private seller may be called %s', async (name) => {
  await insert(database.sql, 'sellers', { name });
});

test('a buyer’s name that the rules refuse is replaced', async () => {
  const shown = async (names: string[]) =>
    (
      await database.sql`select private.buyer_name(name) as shown from unnest(${names}::text[]) name`
    ).map((row) => row.shown);
  const refused = sampleOf([...NAMES.site, ...NAMES.bait], 20);
  expect(await shown(refused)).toEqual(refused.map(() => 'Forecourt user'));
  // No rule of these names refuses the others, as the tests above and below show.
  const taken = [...sampleOf(NAMES.honest, 8), ...sampleOf(NAMES.firm, 8)];
  expect(await shown(taken)).toEqual(taken);
});

test('the site and the database read each letter and sign alike', async () => {
  const texts = [
    ...Object.values(LOOK_ALIKES).join(''),
    ...Array.from({ length: 0x24f - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)),
    ...Object.values(NAMES).flat(),
    'a1!b 2c LtD4 rn Rn i|I',
  ];
  const rows = await database.sql`
    select private.name_skeleton(text) as skeleton
    from unnest(${texts}::text[]) with ordinality as list (text, place) order by place`;
  expect(rows.map((row) => row.skeleton)).toEqual(texts.map(nameSkeleton));
});

test('the site and the database have the same words, and judge names alike', async () => {
  const lists = await database.sql`select list, words from private.posing_words()`;
  expect(lists.map(({ list, words }) => [list, words.split(/\s+/)])).toEqual([...POSING_WORDS]);
  const names = Object.values(NAMES).flatMap((ofKind) => sampleOf(ofKind, 3));
  const rows = await database.sql`
    select name, private.poses_as_site(name) as site, private.poses_as_firm(name) as firm, private.is_bait_name(name) as bait
    from unnest(${names}::text[]) with ordinality as list (name, place) order by place`;
  expect([...rows]).toEqual(
    names.map((name) => ({
      name,
      site: posesAsSite(name),
      firm: posesAsFirm(name),
      bait: isBaitName(name),
    })),
  );
});

test('a Latin letter looks like one of ours, or is refused', async () => {
  const letters = Array.from({ length: 0xab6a - 0xa1 }, (_, at) =>
    String.fromCodePoint(at + 0xa1),
  ).filter((letter) => /^\p{Script=Latin}$/u.test(letter) && /^\p{L}$/u.test(letter));
  const unread = letters.filter(
    (letter) => !/[a-z]/.test(nameSkeleton(letter)) && !isBaitName(letter),
  );
  expect(unread).toEqual([]);
  const whole = letters.filter((letter) => letter.normalize('NFKD') === letter);
  const rows = await database.sql`
    select private.is_bait_name(letter) as bait
    from unnest(${whole}::text[]) with ordinality as list (letter, place) order by place`;
  expect(rows.map((row) => row.bait)).toEqual(whole.map(isBaitName));
});

test('a dealer who becomes a private seller keeps a name until it changes', async () => {
  const id = await insert(database.sql, 'sellers', { name: 'Avon Ltd', seller_type: 'dealer' });
  await database.sql`update sellers set seller_type = 'private' where id = ${id}`;
  await rename(id, 'Avon Ltd');
  await expectRefused(rename(id, 'Avon Cars Ltd'), '23514', 'sellers_name_not_a_firm');
});
