import { AsyncLocalStorage } from 'node:async_hooks';

type Request = {
  id: string;
  network: string;
  /** Whether the request holds a render queue slot. */
  isQueued: boolean;
  isRendered: Promise<void>;
  endRender: () => void;
};

/**
 * Next bundles this module more than once (https://github.com/vercel/next.js/issues/65350);
 * the copies share one store through globalThis.
 */
const KEY = Symbol.for('forecourt.request');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Request> };
shared[KEY] ??= new AsyncLocalStorage();
const store = shared[KEY];

/** Starts the request's async context with its id and the client's network. */
export function enterRequest(id: string, network = ''): Request {
  let endRender = () => {};
  const isRendered = new Promise<void>((resolve) => {
    endRender = resolve;
  });
  const request = { id, network, isQueued: false, isRendered, endRender };
  store.enterWith(request);
  return request;
}

/** The current request; undefined outside of one. */
export const currentRequest = () => store.getStore();

/** The id of the current request; undefined outside of one. */
export const requestId = () => store.getStore()?.id;
