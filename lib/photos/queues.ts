import 'server-only';
import { acrossBundles } from '../core/across-bundles';
import { fairQueue } from '../core/http/render-queue';

/** Makes queues by seller: a photograph waits for at most one of each other seller. */
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

/** Queues of work that holds whole files in memory. Their `run` throws Overloaded. */
export const { conversions, forms } = acrossBundles('photo-queues', makeQueues);
