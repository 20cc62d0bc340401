import { setImmediate as endOfTurn, setTimeout as wait } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { refusalCounter } from './refusal-counter';
import { currentRequest } from './request-context';

/** Thrown where too many wait already, or one has waited too long: to be answered 503. */
class Overloaded extends Error {
  override name = 'Overloaded';
}

/** Not by its class, of which Next bundles a copy into each page: one of them has made the queues. */
export const isOverloaded = (error: unknown) =>
  error instanceof Error && error.name === 'Overloaded';

type Places = { working: number; waiting: number };
type Limits = { all: Places; network: Places; patienceMs: number; onRefusal?: () => void };

/**
 * A queue for costly work, with places for all and for each network: whoever asks for a lot waits for
 * its own requests, not others for them. At most `network.working` of one network stand in the common
 * queue, so a network that has none there is next after as few of each other one.
 */
export function fairQueue({ all, network: each, patienceMs, onRefusal }: Limits) {
  const everybody = pLimit(all.working);
  const networks = new Map<string, { limit: LimitFunction; admitted: number }>();
  let admitted = 0;

  const refusal = (why: string) => {
    onRefusal?.();
    return new Overloaded(why);
  };

  const isFull = (network: string) =>
    admitted >= all.working + all.waiting ||
    (networks.get(network)?.admitted ?? 0) >= each.working + each.waiting;

  /** Takes a place; gives back the network's own queue and how to give the place up, once. */
  function enter(network: string) {
    if (isFull(network)) throw refusal('too many wait');
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
        reject(refusal('waited too long'));
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
type Queues = Record<'pages' | 'actions' | 'pictures', Queue>;
const shared = globalThis as { [KEY]?: Queues & { countRefusal: () => void } };

function makeQueues() {
  const countRefusal = refusalCounter();
  const queue = (all: Places, network: Places) =>
    fairQueue({ all, network, patienceMs: 6000, onRefusal: countRefusal });
  return {
    countRefusal,
    pages: queue({ working: 8, waiting: 64 }, { working: 2, waiting: 16 }),
    // Apart: what an action redirects to is asked for as a page while the action goes on. Mostly they
    // wait for the backend, so that many networks do not wait for each other.
    actions: queue({ working: 256, waiting: 64 }, { working: 8, waiting: 24 }),
    pictures: queue({ working: 2, waiting: 6 }, { working: 1, waiting: 2 }),
  };
}

shared[KEY] ??= makeQueues();
const { pages, actions, pictures, countRefusal } = shared[KEY];

/** A render that never ends keeps no place for longer. */
const LONGEST_RENDER_MS = 10_000;
/** Told at once, a client that asks again at once would leave no time for others. */
const REFUSAL_DELAY_MS = 1000;
const networkNow = () => currentRequest()?.network ?? '';

/** Whether a page has to be refused, which is then counted for the log. */
export function isRenderQueueFull() {
  const isFull = pages.isFull(networkNow());
  if (isFull) countRefusal();
  return isFull;
}

async function refuseSlowly<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isOverloaded(error)) await wait(REFUSAL_DELAY_MS);
    throw error;
  }
}

async function keepPlace<T>(queue: Queue, read: () => Promise<T>): Promise<T> {
  const request = currentRequest();
  // It would wait for itself.
  if (!request || request.isQueued) return request ? read() : queue.run('', read);
  request.isQueued = true;
  const release = () =>
    Promise.race([request.isRendered, wait(LONGEST_RENDER_MS, undefined, { ref: false })]);
  return queue.run(request.network, read, release);
}

/**
 * Reads what a page shows, when the network's turn comes, and keeps the place until the page is
 * rendered: several at once would make each late, and fill the memory. A page that is renewed behind a
 * stale copy counts for the visitor who was given that copy. Throws {@link Overloaded}.
 */
export const readForPage = <T>(read: () => Promise<T>) => keepPlace(pages, read);

/**
 * Waits for the network's turn to have a page made for this request alone, or an action run, and keeps
 * the place until it is answered. Throws {@link Overloaded}, a second late.
 */
export function takePlace(what: 'page' | 'action'): Promise<void> {
  // A page that waits for nothing is otherwise made in one go: of a flood each would find a place, and
  // the connections of others would be looked at once in sixty pages.
  const place = keepPlace(what === 'page' ? pages : actions, () => endOfTurn());
  return refuseSlowly(place);
}

/** Draws a picture when the network's turn comes. Throws {@link Overloaded}, a second late. */
export const drawPicture = <T>(draw: () => Promise<T>) =>
  refuseSlowly(pictures.run(networkNow(), draw));
