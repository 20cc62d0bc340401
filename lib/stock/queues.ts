import 'server-only';
import { acrossBundles } from '../core/across-bundles';
import { fairQueue } from '../core/http/render-queue';

/**
 * Makes queues by account: each account has one file at a time, and waits for at most one of each
 * other.
 */
const makeQueues = () => ({
  // Files arrive at the speed of the sender, or of the server they are fetched from.
  files: fairQueue({
    all: { working: 4, waiting: 12 },
    network: { working: 1, waiting: 1 },
    patienceMs: 20_000,
  }),
  // Files that dealers' systems send: a slow sender delays no person's file.
  uploads: fairQueue({
    all: { working: 4, waiting: 12 },
    network: { working: 1, waiting: 1 },
    patienceMs: 20_000,
  }),
  // A run takes half a minute for a thousand cars; the database does most of the work.
  runs: fairQueue({
    all: { working: 2, waiting: 20 },
    network: { working: 1, waiting: 1 },
    patienceMs: 120_000,
  }),
});

/** Queues of work on whole stock files. Their `run` throws Overloaded. */
export const { files, runs, uploads } = acrossBundles('stock-queues', makeQueues);
