import { beforeEach, describe, expect, test } from 'vitest';
import { openAdvertWorld } from './advert-world';
import { addPhoto, addSeller } from './fixtures';
import { type Actor, STRANGER } from './support';

const PLATE = 'AB12CDE';
const VIN = 'WF0DXXGAKDJA12345';

const { database, world, dealer, clear, change, remove, addOfDealer, read } =
  await openAdvertWorld();
beforeEach(clear);

const kinds = async (id: string, actor?: Actor) =>
  (await read(id, actor)).map(({ advert, kind }) => `${advert} ${kind}`);

test('what a public advert says is kept as it changes, with what stood before', async () => {
  const id = await world.add({ price: 9000, description: 'Clean.' });
  await change(id, { price: 8600, mileage: 32_000 });
  await change(id, { description: 'Very clean.', features: ['Towbar'], colour: 'blue' });
  await change(id, { write_off: 'n' });
  await change(id, { write_off: null });
  await change(id, { listing_status: 'reserved' });
  await change(id, { price: 8000 });
  await change(id, { listing_status: 'active' });
  await change(id, { listing_status: 'sold' });
  const events = await read(id, world.owner);
  expect(events.map(({ kind, value }) => [kind, value])).toEqual([
    ['listed', { price: 9000, miles: 31_000, seller: 'private' }],
    ['price', { price: 8600, before: 9000 }],
    ['miles', { miles: 32_000, before: 31_000 }],
    ['words', { parts: ['description', 'details', 'features'] }],
    ['words', { parts: ['history'] }],
    ['words', { parts: ['history'] }],
    ['gone', { status: 'paused' }],
    ['back', { price: 8000, miles: 32_000, seller: 'private' }],
    ['gone', { status: 'sold' }],
  ]);
  for (const actor of [STRANGER, world.stranger]) expect(await read(id, actor)).toEqual([]);
});

test('a draft, a view and a change of nothing are not kept; a seller’s new kind and photographs are', async () => {
  const id = await world.add({ listing_status: 'draft' });
  await change(id, { price: 8000, description: 'A draft.' });
  await change(id, { listing_status: 'active' });
  await change(id, { price: 8000, views_count: 9, location: 'Leeds' });
  expect(await kinds(id)).toEqual(['1 listed']);
  await addPhoto(database, id);
  await addPhoto(database, id);
  expect(await kinds(id)).toEqual(['1 listed', '1 photographs']);
  const other = await addSeller(database.sql);
  const car = await world.add({ seller_id: other });
  await database.sql`update sellers set seller_type = 'dealer' where id = ${other}`;
  expect(await kinds(car)).toEqual(['1 listed', '1 seller']);
});

describe('adverts of one car', () => {
  test('are found by the plate, of other sellers and after deletion too, by no name', async () => {
    const first = await addOfDealer({
      price: 9500,
      registration_number: PLATE,
      mileage: 61_200,
    });
    await remove(first);
    const second = await world.add({ price: 9000, registration_number: 'ab12 cde' });
    expect(await kinds(second)).toEqual(['1 listed', '1 gone', '2 listed']);
    const [listed] = await read(second);
    expect(listed).toMatchObject({ is_this: false, is_same_seller: false });
    expect(listed?.value).toEqual({ price: 9500, miles: 61_200, seller: 'verified_dealer' });
    expect(JSON.stringify(await read(second))).not.toMatch(
      new RegExp(`${PLATE}|${dealer.seller}|${first}`),
    );
  });

  test('are found by the VIN', async () => {
    const first = await addOfDealer({ price: 9500 });
    const second = await world.add();
    for (const id of [first, second])
      await database.sql`insert into vehicle_private (vehicle_id, vin) values (${id}, ${VIN})`;
    expect(await kinds(second)).toEqual(['1 listed', '2 listed']);
    await remove(first);
    expect(await kinds(second)).toEqual(['1 listed', '2 listed', '1 gone']);
  });

  test('are found by photographs of one seller, not of another, who may have copied them', async () => {
    const hash = '0110'.repeat(16);
    const first = await world.add({ price: 9500 });
    await addPhoto(database, first, hash);
    await remove(first);
    const second = await world.add();
    await addPhoto(database, second, hash);
    const isListed = (kind: string) => kind.endsWith('listed');
    expect((await kinds(second, world.owner)).filter(isListed)).toHaveLength(2);
    const copied = await addOfDealer({});
    await addPhoto(database, copied, hash);
    // The copy is held, so that its seller alone reads it.
    expect((await kinds(copied, dealer)).filter(isListed)).toHaveLength(1);
  });

  test('are not those of another model, of another year, a draft, or one that staff hold or removed', async () => {
    const id = await world.add({ registration_number: PLATE });
    const [model] = await database.sql`
      insert into vehicle_models (make_id, name) values (${world.model.make_id}, 'Focus')
      on conflict (make_id, name) do update set name = excluded.name returning id`;
    await addOfDealer({ registration_number: PLATE, model_id: model?.id });
    await addOfDealer({ registration_number: PLATE, year: 2015 });
    await addOfDealer({ registration_number: PLATE, listing_status: 'draft' });
    const held = await addOfDealer({ registration_number: PLATE });
    const taken = await addOfDealer({ registration_number: PLATE });
    await database.sql`delete from listing_flags`;
    expect(await kinds(id)).toHaveLength(3);
    await change(held, { listing_status: 'held' });
    await change(taken, { listing_status: 'archived', taken_down_at: new Date() });
    expect(await kinds(id)).toEqual(['1 listed']);
    await remove(held);
    await remove(taken);
    expect(await kinds(id)).toEqual(['1 listed']);
    expect(await database.sql`select from private.gone_adverts`).toEqual([]);
  });

  test('of others that are public now are left out where the seller hides the plate', async () => {
    const id = await world.add({
      registration_number: PLATE,
      registration_is_public: false,
    });
    const other = await addOfDealer({ registration_number: PLATE });
    expect(await kinds(id)).toEqual(['1 listed']);
    await database.sql`delete from listing_flags`;
    await change(other, { listing_status: 'sold' });
    expect(await kinds(id)).toEqual(['1 listed', '2 listed', '2 gone']);
  });

  test('do not tell whether a guessed plate is one that another seller hides', async () => {
    const hidden = await world.add({
      registration_number: PLATE,
      registration_is_public: false,
    });
    const guess = await addOfDealer({ registration_number: PLATE });
    const draft = await addOfDealer({
      registration_number: PLATE,
      listing_status: 'draft',
    });
    expect(await kinds(guess)).toEqual(['1 listed']);
    expect(await kinds(draft, dealer)).toEqual(['1 listed']);
    await change(hidden, { registration_is_public: true });
    expect(await kinds(guess)).toHaveLength(2);
  });

  test('are not those of a copied plate until staff have decided, also once that advert is deleted', async () => {
    const id = await world.add({ registration_number: PLATE });
    const copied = await addOfDealer({ registration_number: PLATE, mileage: 250_000 });
    expect(await kinds(id)).toEqual(['1 listed']);
    expect(await kinds(copied)).toHaveLength(2);
    await database.sql`update listing_flags set resolved_at = now() where vehicle_id = ${copied}`;
    expect(await kinds(id)).toEqual(['1 listed', '2 listed']);
    await database.sql`update listing_flags set resolved_at = null where vehicle_id = ${copied}`;
    await remove(copied);
    expect(await kinds(id)).toEqual(['1 listed']);
    const again = await addOfDealer({ registration_number: PLATE });
    expect((await kinds(again)).filter((kind) => kind.endsWith('gone'))).toHaveLength(1);
  });

  test('begin anew where the seller turns the advert into another model', async () => {
    const id = await world.add({ price: 9000 });
    await change(id, { price: 8000 });
    const [model] = await database.sql`
      insert into vehicle_models (make_id, name) values (${world.model.make_id}, 'Ka')
      on conflict (make_id, name) do update set name = excluded.name returning id`;
    await change(id, { model_id: model?.id, price: 3000 });
    expect((await read(id)).map(({ kind, value }) => [kind, value.price])).toEqual([
      ['listed', 3000],
    ]);
  });

  test('say nothing of a hold that ended', async () => {
    const id = await world.add();
    await change(id, { listing_status: 'held' });
    await change(id, { listing_status: 'active' });
    expect(await kinds(id)).toEqual(['1 listed']);
  });
});
