// Run by thread.ts as a thread of its own: serves the API until it is told to stop.
import { parentPort, workerData } from 'node:worker_threads';
import { serveApi } from './api';
import { DATABASE_LOST } from './start-worker';

// Ends this thread, before a transaction writes to the closed connection: postgres 3.4.9 throws then
// where nobody can catch it, and never uses such a connection again (porsager/postgres#1208, #1154).
const { stop } = await serveApi(workerData, () => process.exit(DATABASE_LOST));
parentPort?.once('message', () => stop().then(() => process.exit(0)));
parentPort?.postMessage('ready');
