import { setTimeout as wait } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { currentRequest } from '../../request-id';

/** Thrown where too many wait already, or one has waited too long: to be answered 503. */
class Overloaded extends Error {
  override name = 'Overloaded';
}

/** Not by its class, of which Next bundles a copy into each page: one of them has made the queues. */
export const isOverloaded = (error: unknown) =>
  error instanceof Error && error.name === 'Overloaded';

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

  const isFull = (network: string) =>
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

  /**
   * Does `work` when its turn comes, and keeps the place until `release` as well. Throws
   * {@link Overloaded} instead of waiting too long.
   */
  async function run<T>(network: string, work: () => Promise<T>, release?: () => Promise<void>) {
    const { limit, leave } = enter(network);
    return new Promise<T>((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        leave();
        reject(new Overloaded('waited too long'));
      }, patienceMs);
      const turn = async () => {
        if (isLate) return;
        clearTimeout(timer);
        // What is thrown before the first await is a rejection as well.
        await new Promise<T>((settle) => settle(work())).then(resolve, reject);
        await release?.();
        leave();
      };
      limit(() => everybody(turn));
    });
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
    network: { working: 2, waiting: 16 },
    patienceMs: 6000,
  }),
  pictures: fairQueue({
    all: { working: 2, waiting: 6 },
    network: { working: 1, waiting: 2 },
    patienceMs: 6000,
  }),
};
const { pages, pictures } = shared[KEY];

/** A render that never ends keeps no place for longer. */
const LONGEST_RENDER_MS = 10_000;
const networkNow = () => currentRequest()?.network ?? '';

export const isRenderQueueFull = () => pages.isFull(networkNow());

/**
 * Reads what a page shows, when the network's turn comes, and keeps the place until the page is
 * rendered: several at once would make each late, and fill the memory. A page that is renewed behind a
 * stale copy counts for the visitor who was given that copy. Throws {@link Overloaded}.
 */
export async function readForPage<T>(read: () => Promise<T>): Promise<T> {
  const request = currentRequest();
  // It would wait for itself.
  if (!request || request.isQueued) return request ? read() : pages.run('', read);
  request.isQueued = true;
  const release = () =>
    Promise.race([request.isRendered, wait(LONGEST_RENDER_MS, undefined, { ref: false })]);
  return pages.run(request.network, read, release);
}

/** Draws a picture when the network's turn comes. Throws {@link Overloaded}. */
export const drawPicture = <T>(draw: () => Promise<T>) => pictures.run(networkNow(), draw);
