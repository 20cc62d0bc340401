import pLimit, { type LimitFunction } from 'p-limit';
import { requestNetwork } from '../../request-id';

/** Thrown where too many wait already, or one has waited too long: to be answered 503. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

type Places = { working: number; waiting: number };
type Limits = { all: Places; network: Places; patienceMs: number };

/**
 * A queue for costly work, with places for all and for each network: whoever asks for a lot waits for
 * its own requests, not others for them. At most `network.working` of one network stand in the common
 * queue, so a network that has none there is next after as few of each other one.
 */
export function fairQueue({ all, network: each, patienceMs }: Limits) {
  const everybody = pLimit(all.working);
  const networks = new Map<string, { limit: LimitFunction; admitted: number }>();
  let admitted = 0;

  const isFull = (network = requestNetwork()) =>
    admitted >= all.working + all.waiting ||
    (networks.get(network)?.admitted ?? 0) >= each.working + each.waiting;

  /** Takes a place; gives back the network's own queue and how to give the place up, once. */
  function enter(network: string) {
    if (isFull(network)) throw new Overloaded('too many wait');
    const own = networks.get(network) ?? { limit: pLimit(each.working), admitted: 0 };
    networks.set(network, own);
    admitted += 1;
    own.admitted += 1;
    let isInside = true;
    const leave = () => {
      if (!isInside) return;
      isInside = false;
      admitted -= 1;
      own.admitted -= 1;
      if (own.admitted === 0) networks.delete(network);
    };
    return { limit: own.limit, leave };
  }

  /** Does `work` when its turn comes. Throws {@link Overloaded} instead of waiting too long. */
  async function run<T>(work: () => Promise<T>, network = requestNetwork()): Promise<T> {
    const { limit, leave } = enter(network);
    let isLate = false;
    let begin = () => {};
    const turn = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        isLate = true;
        leave();
        reject(new Overloaded('waited too long'));
      }, patienceMs);
      begin = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    const done = limit(() =>
      everybody(async () => {
        if (isLate) return turn as Promise<never>;
        begin();
        return work();
      }),
    ).finally(leave);
    await Promise.race([turn, done]);
    return done;
  }

  return { run, isFull };
}

type Queue = ReturnType<typeof fairQueue>;
/** Next bundles this module more than once: all copies share the queues. */
const KEY = Symbol.for('forecourt.render-queues');
const shared = globalThis as { [KEY]?: { pages: Queue; pictures: Queue } };
shared[KEY] ??= {
  pages: fairQueue({
    all: { working: 8, waiting: 64 },
    network: { working: 2, waiting: 6 },
    patienceMs: 6000,
  }),
  pictures: fairQueue({
    all: { working: 2, waiting: 6 },
    network: { working: 1, waiting: 2 },
    patienceMs: 6000,
  }),
};

/**
 * For what a page reads before it is rendered, and for pictures that are drawn on request. A page that
 * is renewed behind a stale copy counts for the visitor who was given that copy.
 */
export const { pages: renderQueue, pictures: pictureQueue } = shared[KEY];
