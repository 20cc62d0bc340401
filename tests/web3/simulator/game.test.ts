import { beforeEach, expect, it } from 'vitest';
import { describeAct, setupDescriptions } from '@/lib/wallet/escrow/describe-step';
import { INSUFFICIENT_BALANCE } from '@/lib/web3/simulator/chain';
import {
  ACT_NAMES,
  describeChange,
  stateText,
  transcriptText,
} from '@/lib/web3/simulator/describe';
import { createGame, type Game } from '@/lib/web3/simulator/game';
import { refusalOf as refusalOfOutcome } from '@/lib/web3/simulator/refusal';
import type { Scene } from '@/lib/web3/simulator/scene';
import { STORIES } from '@/lib/web3/simulator/stories';

/** 15 January 2027, 08:00 UTC. */
const START = Date.UTC(2027, 0, 15, 8) / 1000;
const DAY = 86_400;

let game: Game;
beforeEach(async () => {
  game = await createGame(START);
});

/** Plays 'seller approve' and the like; returns the last scene. */
async function take(...steps: string[]): Promise<Scene> {
  for (const step of steps) {
    const [by, act] = step.split(' ') as never[];
    await game.play({ kind: 'take', by: by as never, act: act as never });
  }
  return game.scene();
}
const refusalOf = ({ moves }: Scene, step: string) =>
  moves.find(({ by, act }) => `${by} ${act}` === step)?.refusal;

it('allows only the approval at first, and says why all else is refused', async () => {
  const scene = await game.scene();
  const allowed = scene.moves.filter(({ refusal }) => refusal === null);
  expect(allowed.map(({ by, act }) => `${by} ${act}`)).toEqual(['seller approve']);
  expect(refusalOf(scene, 'seller open')).toEqual({
    error: 'ERC721InsufficientApproval',
    message: 'The escrow has not been allowed to take the title.',
  });
  expect(refusalOf(scene, 'buyer accept')).toEqual({
    error: 'WrongState(None)',
    message: 'No sale has been opened.',
  });
  expect(refusalOf(scene, 'buyer withdraw')?.error).toBe('NothingToWithdraw');
});

it('says who holds money and title at every step of a sale', async () => {
  const held = async (...steps: string[]) => {
    const { title, money, state } = await take(...steps);
    return { title, money, state };
  };
  expect(await held()).toEqual({ title: 'seller', money: 'buyer', state: 'None' });
  expect(await held('seller approve', 'seller open')).toEqual({
    title: 'escrow',
    money: 'buyer',
    state: 'Open',
  });
  expect(await held('buyer deposit')).toMatchObject({ title: 'escrow', money: 'escrow' });
  expect(await held('buyer accept')).toEqual({
    title: 'buyer',
    money: 'escrow',
    state: 'Released',
  });
  expect((await game.scene()).owed).toEqual({ seller: '7', buyer: null, arbiter: null });
  expect(await held('seller withdraw')).toMatchObject({ title: 'buyer', money: 'seller' });
  expect((await game.scene()).balances).toEqual({ seller: '7', buyer: '13', arbiter: '0' });
});

it('refuses a wrong amount with both amounts, and one that the buyer does not have', async () => {
  await take('seller approve', 'seller open');
  const wrong = await game.play({ kind: 'offer', amount: '6.9' });
  expect(refusalOf(wrong, 'buyer deposit')).toEqual({
    error: 'WrongAmount(7, 6.9)',
    message: 'The price is 7 coins, not 6.9.',
  });
  const toomuch = await game.play({ kind: 'offer', amount: '20.5' });
  expect(refusalOf(toomuch, 'buyer deposit')?.message).toBe(
    'The buyer does not have that many coins.',
  );
  expect(refusalOf(await game.play({ kind: 'offer', amount: '7' }), 'buyer deposit')).toBeNull();
});

it('says that coins are lacking only where they are', () => {
  expect(refusalOfOutcome({ data: '0x', cause: INSUFFICIENT_BALANCE }).error).toBe(
    'Not enough coins',
  );
  expect(refusalOfOutcome({ data: '0x' }).error).toBe('No reason given');
  expect(refusalOfOutcome({ data: '0x', cause: 'out of gas' }).error).toBe('out of gas');
});

it('refuses a deposit after its time with the time', async () => {
  await take('seller approve', 'seller open');
  const inTime = await game.play({ kind: 'wait', seconds: 3 * DAY });
  expect(refusalOf(inTime, 'buyer deposit')).toBeNull();
  const late = await game.play({ kind: 'wait', seconds: 1 });
  expect(refusalOf(late, 'buyer deposit')).toEqual({
    error: 'TooLate',
    message: 'The time for it ended on 18 January at 08:00 UTC.',
  });
});

it('sells a title again after the first sale was called off', async () => {
  const scene = await take(
    'seller approve',
    'seller open',
    'seller cancel',
    'seller approve',
    'seller open',
    'buyer deposit',
  );
  expect(scene).toMatchObject({ state: 'Deposited', title: 'escrow', money: 'escrow' });
});

it('keeps a transcript, refused steps too', async () => {
  await take('seller approve', 'seller open');
  const scene = await game.play({ kind: 'take', by: 'buyer', act: 'deposit', amount: '6.9' });
  await game.play({ kind: 'wait', seconds: DAY });
  const late = await game.play({ kind: 'wait', seconds: 2 * DAY + 1 });
  expect(scene.entries).toHaveLength(3);
  expect(transcriptText(late).split('\n').slice(2)).toEqual([
    '1. 15 January at 08:00 UTC. Seller: Allow this one title. Done.',
    '2. 15 January at 08:00 UTC. Seller: Open the sale. Done.',
    '3. 15 January at 08:00 UTC. Buyer: Deposit the price, 6.9 coins. Refused, WrongAmount(7, 6.9): The price is 7 coins, not 6.9.',
    '4. 16 January at 08:00 UTC. The clock moves on.',
    '5. 18 January at 08:00 UTC. The clock moves on. The deadline has passed.',
    '',
    'How it stands: Open. The title is locked. The time to deposit the price is over: either of them can cancel the sale.',
    '',
  ]);
});

it('says what is true now, after a deadline and after a withdrawal too', async () => {
  const { now, deadline } = await take('seller approve', 'seller open');
  expect(stateText(await game.scene())).toContain('exactly 7 coins');
  const late = await game.play({ kind: 'wait', seconds: (deadline ?? 0) - now + 1 });
  expect(stateText(late)).toContain('The time to deposit the price is over');
  await take('seller cancel', 'seller approve', 'seller open', 'buyer deposit');
  const paid = await game.scene();
  expect(stateText(paid)).toContain('Either of them can object');
  const silent = await game.play({ kind: 'wait', seconds: 7 * DAY + 1 });
  expect(stateText(silent)).toContain('The time to object is over');
  expect(refusalOf(silent, 'buyer accept')).toBeNull();
  expect(stateText(await take('seller claim'))).toContain('the seller’s to withdraw');
  expect(stateText(await take('seller withdraw'))).toContain('has withdrawn the money');
});

it('calls a step what the wallet calls it', () => {
  for (const act of [
    'deposit',
    'accept',
    'dispute',
    'cancel',
    'giveUp',
    'claim',
    'reclaim',
  ] as const)
    expect(ACT_NAMES[act]).toBe(describeAct(act, 'buyer', '').title);
  expect(ACT_NAMES.approve).toBe(setupDescriptions.approve.title);
  expect(ACT_NAMES.open).toBe(setupDescriptions.open('', '').title);
  expect(ACT_NAMES.withdraw).toBe(setupDescriptions.withdraw('').title);
});

it('announces a change in whole sentences', async () => {
  const wait = { kind: 'wait', seconds: 60 } as const;
  expect(describeChange(wait, await game.play(wait))).toBe(
    'The clock stands at 15 January at 08:01 UTC. No sale yet.',
  );
  const approve = { kind: 'take', by: 'seller', act: 'approve' } as const;
  expect(describeChange(approve, await game.play(approve))).toBe(
    'Seller: Allow this one title. Done. No sale yet.',
  );
  const tooEarly = { kind: 'take', by: 'buyer', act: 'accept' } as const;
  expect(describeChange(tooEarly, await game.play(tooEarly))).not.toContain('..');
});

it.each([
  ['good', 'Released', 'buyer', 'seller', []],
  ['dispute', 'Refunded', 'seller', 'buyer', []],
  ['late', 'Cancelled', 'seller', 'buyer', ['TooLate']],
  ['amount', 'Deposited', 'escrow', 'escrow', ['WrongAmount(7, 6.9)']],
])('the story %s ends as it tells', async (id, state, title, money, refused) => {
  const story = STORIES.find((one) => one.id === id);
  let scene = await game.scene();
  for (const step of story?.steps ?? []) {
    scene = await game.play(
      step.kind === 'untilLate'
        ? { kind: 'wait', seconds: (scene.deadline ?? 0) - scene.now + 1 }
        : step,
    );
    const messages = scene.moves.map(({ refusal }) => refusal?.message);
    expect(messages, 'a reason without words of its own').not.toContain(
      'The contract refuses this.',
    );
  }
  expect(scene).toMatchObject({ state, title, money });
  expect(scene.entries.flatMap((entry) => ('act' in entry && entry.refusal?.error) || [])).toEqual(
    refused,
  );
});
