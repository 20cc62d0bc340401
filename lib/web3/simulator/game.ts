import { formatEther, getAddress, parseEther } from 'viem/utils';
import { type Act, PEOPLE, type Person } from './acts';
import { createEvmChain } from './evm-chain';
import { refusalOf } from './refusal';
import { createSale, PRICE, type Standing } from './sale';
import {
  ACTS_OF,
  type Command,
  type Entry,
  type Holder,
  isLate,
  type Move,
  type Scene,
  STATES,
} from './scene';

/** A simulated sale in progress. */
export interface Game {
  /** Rejects an invalid command, which makes no changes. */
  play(command: Exclude<Command, { kind: 'start' }>): Promise<Scene>;
  scene(): Promise<Scene>;
}

const byPerson = <T>(of: (person: Person) => T): Record<Person, T> => ({
  seller: of('seller'),
  buyer: of('buyer'),
  arbiter: of('arbiter'),
});

/** Sets up a sale that begins at `start`, in seconds since 1970. */
export async function createGame(start: number): Promise<Game> {
  const sale = await createSale(await createEvmChain(), start);
  const price = formatEther(PRICE);
  const entries: Entry[] = [];
  let now = start;
  let offer = price;

  const stepOf = (by: Person, act: Act, amount = offer) => ({
    by,
    act,
    at: now,
    ...(act === 'deposit' && { value: parseEther(amount) }),
  });

  async function foresee(by: Person, act: Act): Promise<Move> {
    const outcome = await sale.foresee(stepOf(by, act));
    return { by, act, refusal: outcome.ok ? null : refusalOf(outcome) };
  }

  async function take(by: Person, act: Act, amount?: string) {
    const outcome = await sale.take(stepOf(by, act, amount));
    const sent = act === 'deposit' ? (amount ?? offer) : null;
    const refusal = outcome.ok ? null : refusalOf(outcome);
    entries.push({ by, act, at: now, amount: sent, refusal });
  }

  async function wait(seconds: number) {
    now += seconds;
    const deadline = (await sale.standing()).deadline || null;
    entries.push({ at: now, isLate: isLate({ now, deadline }) });
  }

  const holderOf = (address: string): Holder =>
    PEOPLE.find((person) => sale.terms.people[person] === getAddress(address)) ?? 'escrow';

  function moneyHolder({ inEscrow, balances }: Standing): Holder {
    if (inEscrow > 0n) return 'escrow';
    return balances.seller > 0n ? 'seller' : 'buyer';
  }

  async function scene(): Promise<Scene> {
    const standing = await sale.standing();
    const moves: Move[] = [];
    for (const by of PEOPLE) for (const act of ACTS_OF[by]) moves.push(await foresee(by, act));
    const { state, deadline, balances, credits, titleHolder, inEscrow } = standing;
    return {
      now,
      state: STATES[state] ?? 'None',
      deadline: deadline || null,
      title: holderOf(titleHolder),
      money: moneyHolder(standing),
      price,
      inEscrow: formatEther(inEscrow),
      balances: byPerson((person) => formatEther(balances[person])),
      owed: byPerson((person) => (credits[person] ? formatEther(credits[person]) : null)),
      offer,
      moves,
      entries: [...entries],
    };
  }

  return {
    scene,
    async play(command) {
      if (command.kind === 'take') await take(command.by, command.act, command.amount);
      else if (command.kind === 'wait') await wait(command.seconds);
      else {
        parseEther(command.amount);
        offer = command.amount;
      }
      return scene();
    },
  };
}
