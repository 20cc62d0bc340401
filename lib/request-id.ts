import { AsyncLocalStorage } from 'node:async_hooks';

/** Next bundles this module more than once: all copies share one store. */
const KEY = Symbol.for('forecourt.request-id');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<string> };
shared[KEY] ??= new AsyncLocalStorage();
const store = shared[KEY];

/** Ties all that follows in this request to an id. */
export const enterRequest = (id: string) => store.enterWith(id);

/** The id of the request being answered; undefined outside of one. */
export const requestId = () => store.getStore();
