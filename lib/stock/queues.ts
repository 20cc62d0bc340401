import 'server-only';
import { acrossBundles } from '../core/across-bundles';
import { fairQueue } from '../core/http/render-queue';

/** By account, so that each has one file at a time and nobody waits for more than one of each other. */
const makeQueues = () => ({
  // Files that arrive at the sender's speed, or that of the server they are fetched from.
  files: fairQueue({
    all: { working: 4, waiting: 12 },
    network: { working: 1, waiting: 1 },
    patienceMs: 20_000,
  }),
  // Half a minute for a thousand cars; the database does most of it.
  runs: fairQueue({
    all: { working: 2, waiting: 20 },
    network: { working: 1, waiting: 1 },
    patienceMs: 120_000,
  }),
});

/** Queues of work on whole stock files. Their `run` throws Overloaded. */
export const { files, runs } = acrossBundles('stock-queues', makeQueues);
