import 'server-only';
import { fairQueue } from '../core/http/render-queue';

/**
 * Next bundles this module more than once (https://github.com/vercel/next.js/issues/65350);
 * the copies share the queues through globalThis.
 */
const KEY = Symbol.for('forecourt.photo-queues');

/** By seller, so that nobody's photographs wait for more than one of each other seller's. */
const makeQueues = () => ({
  // Each conversion holds a whole picture in memory and takes about two seconds.
  conversions: fairQueue({
    all: { working: 1, waiting: 40 },
    network: { working: 1, waiting: 20 },
    patienceMs: 120_000,
  }),
  // Forms without JavaScript, which arrive at the sender's speed.
  forms: fairQueue({
    all: { working: 4, waiting: 12 },
    network: { working: 1, waiting: 1 },
    patienceMs: 20_000,
  }),
});

const globals = globalThis as { [KEY]?: ReturnType<typeof makeQueues> };
globals[KEY] ??= makeQueues();

/** Queues of work that holds whole files in memory. Their `run` throws Overloaded. */
export const { conversions, forms } = globals[KEY];
