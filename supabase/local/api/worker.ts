// This worker thread, started by start-worker.ts, serves the API until it receives the stop message.
import { parentPort, workerData } from 'node:worker_threads';
import { serveApi } from './api';
import { DATABASE_LOST } from './start-worker';

// Exits before a transaction writes to the closed connection: postgres 3.4.9 then throws an uncatchable
// error and never reuses such a connection (porsager/postgres#1208, #1154).
const { stop } = await serveApi(workerData, () => process.exit(DATABASE_LOST));
parentPort?.once('message', () => stop().then(() => process.exit(0)));
parentPort?.postMessage('ready');
