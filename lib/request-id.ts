import { AsyncLocalStorage } from 'node:async_hooks';

type Request = { id: string; network: string };

/** Next bundles this module more than once: all copies share one store. */
const KEY = Symbol.for('forecourt.request');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Request> };
shared[KEY] ??= new AsyncLocalStorage();
const store = shared[KEY];

/** Ties all that follows in this request to an id and to the network it came from. */
export const enterRequest = (id: string, network = '') => store.enterWith({ id, network });

/** The id of the request being answered; undefined outside of one. */
export const requestId = () => store.getStore()?.id;

/** The network of the request being answered; empty outside of one. */
export const requestNetwork = () => store.getStore()?.network ?? '';
