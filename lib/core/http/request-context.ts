import { AsyncLocalStorage } from 'node:async_hooks';
import { acrossBundles } from '../across-bundles';

type Request = {
  id: string;
  network: string;
  /** Whether the request holds a render queue slot. */
  isQueued: boolean;
  /** Whether the middleware could not renew the session, because the auth service is down. */
  isSessionUnknown: boolean;
  isRendered: Promise<void>;
  endRender: () => void;
  /** Makes the response a 503, or a 404, unless its headers are sent. */
  failResponse: (status?: 404) => void;
};

const store = acrossBundles('request', () => new AsyncLocalStorage<Request>());

/** Starts the request's async context with its id and the client's network. */
export function enterRequest(
  id: string,
  network = '',
  failResponse: Request['failResponse'] = () => {},
): Request {
  const request = {
    id,
    network,
    isQueued: false,
    isSessionUnknown: false,
    failResponse,
  } as Request;
  store.enterWith(request);
  // The promise is created after `enterWith`: before Node 24, a promise retains the context of its
  // creation, and until that call this is the context of the connection's last request. Each
  // request would keep the previous one in memory, with its response.
  request.isRendered = new Promise((resolve) => {
    request.endRender = resolve;
  });
  return request;
}

/** The current request; undefined outside of one. */
export const currentRequest = () => store.getStore();

/** The id of the current request; undefined outside of one. */
export const requestId = () => store.getStore()?.id;
