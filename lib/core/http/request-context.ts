import { AsyncLocalStorage } from 'node:async_hooks';
import { acrossBundles } from '../across-bundles';

type Request = {
  id: string;
  network: string;
  /** Whether the request holds a render queue slot. */
  isQueued: boolean;
  isRendered: Promise<void>;
  endRender: () => void;
};

const store = acrossBundles('request', () => new AsyncLocalStorage<Request>());

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
