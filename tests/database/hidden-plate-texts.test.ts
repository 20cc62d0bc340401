import { beforeAll, describe, expect, test } from 'vitest';
import { namesPlate } from '@/lib/core/number-plate';
import { addPeopleAndCars } from './fixtures';
import { expectRefused, openDatabase, type TestDatabase } from './support';

const PLATE = 'BD21SMR';
const HIDDEN = { registration_number: PLATE, registration_is_public: false };
const refusedBy = (text: string) => `vehicles_hidden_plate_not_in_${text}`;

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

type Values = Record<string, string | boolean | string[] | null>;
const change = (id: string, values: Values) =>
  database.as(
    world.owner,
    (sql) => sql`update vehicles set ${sql(values)} where id = ${id} returning id`,
  );

describe('a text names a plate', () => {
  test.each([
    [PLATE, 'Reg BD21SMR, two keys'],
    [PLATE, 'bd21 smr'],
    [PLATE, '(BD21-SMR)'],
    [PLATE, 'b d 2 1 s m r'],
    [PLATE, 'B.D.2.1.\nS_M_R'],
    [PLATE, 'BD21\u200bSMR and B\u0332D21 SMR'],
    [PLATE, 'BD21SMR™'],
    [PLATE, 'BD21SMR²'],
    [PLATE, '①BD21SMR'],
    [PLATE, '½BD21SMR'],
    [PLATE, '\uff22\uff2421 \uff33\uff2d\uff32'],
    ['KO10ABC', 'K0 IO ABC'],
    ['A6TDI', 'The A6 TDI of a doctor'],
  ])('%s: %s', async (plate, text) => {
    expect(await inSql(text, plate)).toBe(true);
    expect(namesPlate(text, plate)).toBe(true);
  });

  test.each([
    [PLATE, 'XBD21SMR, BD21SMRX and 5BD21 SMR'],
    [PLATE, 'BD21 and, further on, SMR'],
    [PLATE, 'Made in BD21 …  SMR'],
    [PLATE, 'A Fiesta'],
    ['M4', 'A BMW M4'],
    ['A1', 'A 1 owner car'],
    ['TDI1', 'TDI, 1 owner'],
    ['ISOFIX', 'Isofix'],
    ['12345', '12,345 miles'],
  ])('not %s: %s', async (plate, text) => {
    expect(await inSql(text, plate)).toBe(false);
    expect(namesPlate(text, plate)).toBe(false);
  });

  const inSql = async (text: string, plate: string) =>
    (await database.sql`select private.names_plate(${text}, ${plate}) as does`)[0]?.does;
});

const TEXTS = {
  trim: 'Zetec bd21smr',
  description: 'Reg\nBD21 SMR.',
  features: ['Sat nav', 'BD21-SMR'],
  location: 'Leeds (BD21SMR)',
};

describe.each(Object.entries(TEXTS))('a hidden plate in %s', (name, text) => {
  test('is refused when the text comes last', async () => {
    const id = await world.add(HIDDEN);
    await expectRefused(change(id, { [name]: text }), '23514', refusedBy(name));
  });

  test('is refused when it is hidden or corrected later', async () => {
    const shown = await world.add({ registration_number: PLATE, [name]: text });
    await expectRefused(change(shown, { registration_is_public: false }), '23514', refusedBy(name));
    const other = await world.add({ ...HIDDEN, registration_number: 'AB12CDE', [name]: text });
    await expectRefused(
      change(other, { registration_number: 'bd21 smr' }),
      '23514',
      refusedBy(name),
    );
  });

  test('is refused in a new listing, of the server too', async () => {
    await expectRefused(world.add({ ...HIDDEN, [name]: text }), '23514', refusedBy(name));
  });

  test('is taken once the plate is shown or the listing has none', async () => {
    const id = await world.add(HIDDEN);
    expect(await change(id, { [name]: text, registration_is_public: true })).toHaveLength(1);
    expect(
      await change(id, { registration_number: null, registration_is_public: false }),
    ).toHaveLength(1);
  });
});

test('features that split a plate between them are refused', async () => {
  const id = await world.add(HIDDEN);
  await expectRefused(change(id, { features: ['BD21', 'SMR'] }), '23514', refusedBy('features'));
});
