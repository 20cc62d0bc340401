import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '@/lib/auth/actions';
import { initialFormState } from '@/lib/core/actions/form-state';
import { saveNote } from '@/lib/favourites/actions';
import {
  answerShortlist,
  changeShortlist,
  commentOnShortlist,
  deleteReaction,
  renewShortlist,
  shareShortlist,
  stopSharing,
} from '@/lib/shortlist/actions';
import { shortlistMessages } from '@/lib/shortlist/messages';
import { getOwnShortlist, getSharedShortlist } from '@/lib/shortlist/queries';
import { Browser } from '../auth/browser';
import { openAuthWorld } from '../auth/world';
import { addModel, addSeller, insert, VEHICLE } from '../database/fixtures';

const { world, addPerson } = openAuthWorld();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Reads as the page of this browser does. */
async function readIn<T>(browser: Browser, read: () => Promise<T>) {
  let result: T | undefined;
  await browser.send(async () => {
    result = await read();
    return initialFormState;
  }, {});
  return result as T;
}

async function sharer() {
  const person = await addPerson();
  const browser = new Browser();
  await browser.send(signIn, person);
  const model = await addModel(world.sql, 'Ford', `Fiesta ${crypto.randomUUID()}`);
  const seller_id = await addSeller(world.sql);
  const car = await insert(world.sql, 'vehicles', { ...VEHICLE, ...model, seller_id });
  await world.sql`insert into favourites (user_id, vehicle_id)
    select id, ${car} from auth.users where email = ${person.email}`;
  const own = () => readIn(browser, getOwnShortlist);
  return { browser, car, own, token: async () => (await own())?.token ?? '' };
}

const title = (name: keyof typeof shortlistMessages) => ({ message: shortlistMessages[name] });

describe('the sharer', () => {
  test('shares once for two clicks, and the last boxes count', async () => {
    const { browser, own } = await sharer();
    expect(await own()).toBeNull();
    const press = (fields: Record<string, string>) => browser.send(shareShortlist, fields);
    await Promise.all([press({}), press({})]);
    const first = await own();
    expect(first).toMatchObject({ showNotes: false, showName: false, reactions: [] });
    expect(await press({ showName: 'on' })).toMatchObject({ status: 'done' });
    expect(await own()).toMatchObject({ token: first?.token, showNotes: false, showName: true });
    expect(await browser.send(changeShortlist, { showNotes: 'on' })).toMatchObject(title('saved'));
    expect(await own()).toMatchObject({ token: first?.token, showNotes: true, showName: false });
  });

  test('renews what was seen once, and a stopped one never', async () => {
    const { browser, own } = await sharer();
    await browser.send(shareShortlist, {});
    const seen = (await own())?.key ?? '';
    expect(await browser.send(renewShortlist, { seen })).toMatchObject(title('renewed'));
    const renewed = await own();
    expect(await browser.send(renewShortlist, { seen })).toMatchObject(title('renewedElsewhere'));
    expect(await own()).toEqual(renewed);
    for (let press = 1; press <= 2; press += 1)
      expect(await browser.send(stopSharing, {})).toMatchObject(title('stopped'));
    expect(await own()).toBeNull();
    const stopped = { status: 'failed', ...title('stoppedElsewhere') };
    expect(await browser.send(renewShortlist, { seen })).toMatchObject(stopped);
    expect(await browser.send(changeShortlist, {})).toMatchObject(stopped);
  });

  test('shows a note that is marked, until the mark or the note goes', async () => {
    const { browser, car: id, token } = await sharer();
    await browser.send(shareShortlist, { showNotes: 'on' });
    const shown = async () => (await getSharedShortlist(await token(), ''))?.cars[0]?.note;
    const note = 'Ring on Monday';
    const steps: [Record<string, string>, string | null][] = [
      [{ note }, null],
      [{ note, isShared: 'on' }, note],
      [{ note }, null],
      [{ note, isShared: 'on' }, note],
      [{ note: '', isShared: 'on' }, null],
      [{ note }, null],
    ];
    for (const [fields, expected] of steps) {
      expect(await browser.send(saveNote, { id, ...fields })).toMatchObject({ status: 'done' });
      expect(await shown(), JSON.stringify(fields)).toBe(expected);
    }
  });

  test('has to be signed in', async () => {
    const visitor = new Browser();
    for (const action of [shareShortlist, changeShortlist, stopSharing])
      expect(await visitor.send(action, {})).toMatchObject({ status: 'signed-out' });
  });
});

describe('a visitor', () => {
  const visit = async (me: Awaited<ReturnType<typeof sharer>>) => {
    await me.browser.send(shareShortlist, { showName: 'on' });
    return { token: await me.token(), vehicle: me.car, visitor: 'v'.repeat(43) };
  };

  test('answers without an account, and the sharer reads and deletes it', async () => {
    const me = await sharer();
    const fields = await visit(me);
    const visitor = new Browser();
    expect(await visitor.send(answerShortlist, { ...fields, answer: 'yes' })).toMatchObject(
      title('sent'),
    );
    const word = { ...fields, body: ' Too  small ', name: 'Sam' };
    expect(await visitor.send(commentOnShortlist, word)).toMatchObject(title('sent'));
    const read = { answer: 'yes', body: 'Too small', name: 'Sam' };
    const [received] = (await me.own())?.reactions ?? [];
    expect(received).toMatchObject({ vehicleId: me.car, ...read });

    const hash = (
      await world.sql`select visitor_hash from shortlist_reactions where id = ${received?.id ?? ''}`
    )[0];
    const page = await getSharedShortlist(fields.token, hash?.visitor_hash);
    expect(page).toMatchObject({ firstName: 'Ada', cars: [{ id: me.car, reaction: read }] });
    expect(page?.cars[0]?.vehicle).toMatchObject({ make: 'Ford', price: 12_500 });

    const other = await sharer();
    const mine = { id: received?.id ?? '' };
    expect(await other.browser.send(deleteReaction, mine)).toMatchObject({ status: 'done' });
    expect((await me.own())?.reactions).toHaveLength(1);
    expect(await me.browser.send(deleteReaction, mine)).toMatchObject(title('deleted'));
    expect((await me.own())?.reactions).toEqual([]);
  });

  test('reaches nothing by an address that was renewed or ended', async () => {
    const me = await sharer();
    const fields = await visit(me);
    await me.browser.send(renewShortlist, { seen: (await me.own())?.key ?? '' });
    expect(await getSharedShortlist(fields.token, '')).toBeNull();
    const answer = { ...fields, answer: 'yes' };
    expect(await new Browser().send(answerShortlist, answer)).toMatchObject(title('gone'));
    const token = await me.token();
    expect(await getSharedShortlist(token, '')).not.toBeNull();
    await me.browser.send(stopSharing, {});
    expect(await getSharedShortlist(token, '')).toBeNull();
  });

  test('of one network may answer 300 times an hour', async () => {
    const me = await sharer();
    const answer = { ...(await visit(me)), answer: 'yes' };
    const visitor = new Browser();
    await visitor.send(answerShortlist, answer);
    await world.sql`update private.rate_limits set hits = 300 where key like 'shortlist/network:%'`;
    expect(await visitor.send(answerShortlist, answer)).toMatchObject({
      status: 'failed',
      ...title('tooMany'),
    });
  });
});
