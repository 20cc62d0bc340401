import { setImmediate as endOfTurn, setTimeout as wait } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { acrossBundles } from '../across-bundles';
import { refusalCounter } from './refusal-counter';
import { currentRequest } from './request-context';

/** Thrown when the queue is full or a job has waited too long; the response is a 503. */
class Overloaded extends Error {
  override name = 'Overloaded';
}

/** Compares the name: instanceof fails between the bundled copies of this module. */
export const isOverloaded = (error: unknown) =>
  error instanceof Error && error.name === 'Overloaded';

type Capacity = { working: number; waiting: number };
type Limits = { all: Capacity; network: Capacity; patienceMs: number; onRefusal?: () => void };

/**
 * A queue for expensive jobs with one limit for all clients and one for each network, so that a busy
 * client delays its own requests only. At most `network.working` jobs of one network are in the shared
 * queue at a time: a new network waits for no more than that many of each other network.
 */
export function fairQueue({ all, network: each, patienceMs, onRefusal }: Limits) {
  const shared = pLimit(all.working);
  const networks = new Map<string, { limit: LimitFunction; admitted: number }>();
  let admitted = 0;
  let refused = 0;

  const countRefusal = () => {
    refused += 1;
    onRefusal?.();
  };
  const refusal = (why: string) => {
    countRefusal();
    return new Overloaded(why);
  };

  const isFull = (network: string) =>
    admitted >= all.working + all.waiting ||
    (networks.get(network)?.admitted ?? 0) >= each.working + each.waiting;

  /** Takes a slot. Returns the network's own queue and an idempotent function that frees the slot. */
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
   * Runs `work` when a slot is free and holds the slot until `release` resolves too. Throws
   * {@link Overloaded} if the queue is full or the wait exceeds `patienceMs`.
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
      const job = async () => {
        if (isLate) return;
        clearTimeout(timer);
        // The promise turns a synchronous throw of `work` into a rejection.
        await new Promise<T>((settle) => settle(work())).then(resolve, reject);
        await release?.();
        leave();
      };
      limit(() => shared(job));
    });
  }

  /** The number of jobs that run and that wait now, and of those refused since the start. */
  const lengths = () => {
    const working = shared.activeCount;
    return { working, waiting: admitted - working, refused };
  };

  return { run, isFull, countRefusal, lengths };
}

type Queue = ReturnType<typeof fairQueue>;

function makeQueues() {
  const onRefusal = refusalCounter();
  const queue = (all: Capacity, network: Capacity) =>
    fairQueue({ all, network, patienceMs: 6000, onRefusal });
  return {
    pages: queue({ working: 8, waiting: 64 }, { working: 2, waiting: 16 }),
    // Actions have their own queue: Next requests the page an action redirects to while the action
    // still runs, which would deadlock in one queue. Actions mostly wait for the backend, so many
    // may run at once.
    actions: queue({ working: 256, waiting: 64 }, { working: 8, waiting: 24 }),
    pictures: queue({ working: 2, waiting: 6 }, { working: 1, waiting: 2 }),
    // A model takes milliseconds, but megabytes of memory while it is made.
    models: queue({ working: 1, waiting: 24 }, { working: 1, waiting: 8 }),
  };
}

const queues = acrossBundles('render-queues', makeQueues);
const { pages, actions, pictures, models } = queues;

/** The lengths of the queues, by name. */
export const queueLengths = () =>
  Object.fromEntries(Object.entries(queues).map(([name, { lengths }]) => [name, lengths()]));

/** Maximum time that a render holds its slot, in case it never ends. */
const MAX_RENDER_MS = 10_000;
/** Delays a 503, so that a client that retries at once does not starve others. */
export const REFUSAL_DELAY_MS = 1000;
const currentNetwork = () => currentRequest()?.network ?? '';

/** Whether a page has to be refused; if so, counts the refusal for the log. */
export function isRenderQueueFull() {
  const isFull = pages.isFull(currentNetwork());
  if (isFull) pages.countRefusal();
  return isFull;
}

async function delayRefusal<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isOverloaded(error)) await wait(REFUSAL_DELAY_MS);
    throw error;
  }
}

async function holdSlot<T>(queue: Queue, read: () => Promise<T>): Promise<T> {
  const request = currentRequest();
  // A request that already holds a slot would wait for itself.
  if (!request || request.isQueued) return request ? read() : queue.run('', read);
  request.isQueued = true;
  const release = () =>
    Promise.race([request.isRendered, wait(MAX_RENDER_MS, undefined, { ref: false })]);
  return queue.run(request.network, read, release);
}

/**
 * Runs a page's read in a render queue slot and holds the slot until the page is rendered: concurrent
 * renders delay each other and use memory. Revalidating a stale page in the background counts against
 * the visitor who got the stale copy. Throws {@link Overloaded}.
 */
export const readForPage = <T>(read: () => Promise<T>) => holdSlot(pages, read);

/**
 * Waits for a slot to render an uncached page or run an action, and holds it until the response is
 * sent. Throws {@link Overloaded} after a delay of one second.
 */
export function takePlace(what: 'page' | 'action'): Promise<void> {
  // Yields to the event loop: a page that awaits nothing renders synchronously, so in a flood each
  // would find a free slot while new connections of other clients are left waiting.
  const slot = holdSlot(what === 'page' ? pages : actions, () => endOfTurn());
  return delayRefusal(slot);
}

/** Renders a picture in a slot. Throws {@link Overloaded} after a delay of one second. */
export const drawPicture = <T>(draw: () => Promise<T>) =>
  delayRefusal(pictures.run(currentNetwork(), draw));

/** Makes a 3D model in a slot. Throws {@link Overloaded} after a delay of one second. */
export const buildModel = <T>(build: () => Promise<T>) =>
  delayRefusal(models.run(currentNetwork(), build));
