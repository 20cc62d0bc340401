import { AsyncLocalStorage } from 'node:async_hooks';

type Request = {
  id: string;
  network: string;
  /** Whether a place of the render queue is held for it. */
  isQueued: boolean;
  isRendered: Promise<void>;
  endRender: () => void;
};

/** Next bundles this module more than once: all copies share one store. */
const KEY = Symbol.for('forecourt.request');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Request> };
shared[KEY] ??= new AsyncLocalStorage();
const store = shared[KEY];

/** Ties all that follows in this request to an id and to the network it came from. */
export function enterRequest(id: string, network = ''): Request {
  let endRender = () => {};
  const isRendered = new Promise<void>((resolve) => {
    endRender = resolve;
  });
  const request = { id, network, isQueued: false, isRendered, endRender };
  store.enterWith(request);
  return request;
}

/** The request being answered; undefined outside of one. */
export const currentRequest = () => store.getStore();

/** The id of the request being answered; undefined outside of one. */
export const requestId = () => store.getStore()?.id;
