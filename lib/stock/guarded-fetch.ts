import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type buildConnector, fetch, type Response } from 'undici';
import { MAX_BYTES } from './limits';
import { StockFileError } from './problems';
import { isPublicAddress } from './public-address';

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The network in which addresses are opened. Tests have their own, with a server in it. */
export type Network = {
  isPublic: (address: string) => boolean;
  isPort: (port: string) => boolean;
  lookup: typeof lookup;
  connect?: buildConnector.BuildOptions;
  /** Timeout for the whole file, in milliseconds. */
  timeout: number;
};

/** The limits and headers of a request. */
export type Wanted = {
  /** Maximum size in bytes, unpacked. */
  maxBytes: number;
  accept: string;
  /** Whether an address may start with http:// too. */
  isHttpAllowed?: boolean;
  /** The ETag of the content that is known: the server then may answer that it is unchanged. */
  etag?: string | null;
};

/** The content of an address; `bytes` is null if it is unchanged since the given ETag. */
export type Fetched = { bytes: Uint8Array | null; etag: string | null };

const STOCK_FILE: Wanted = {
  maxBytes: MAX_BYTES,
  accept: 'text/csv, application/xml, text/xml, application/json, */*;q=0.5',
};
/** Maximum length of an ETag that is stored. */
const MAX_ETAG = 200;

/** Only the default port of https is allowed: others would let users probe for services. */
export const INTERNET: Network = {
  isPublic: isPublicAddress,
  isPort: (port) => port === '',
  lookup,
  timeout: 10_000,
};

/** Checks an address before its name is resolved. Throws StockFileError. */
function checkedAddress(text: string, { isPublic, isPort }: Network, wanted: Wanted): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isProtocol =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && wanted.isHttpAllowed);
  if (!url || !isProtocol || url.username || url.password || !isPort(url.port))
    throw new StockFileError('address');
  // Connections to an IP address skip the look-up, so it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublic(host)) throw new StockFileError('private');
  return url;
}

/**
 * Resolves a name for the connection itself, so that it opens only the addresses that were checked.
 */
function guardedLookup(network: Network): LookupFunction {
  return (hostname, options, done) => {
    network.lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, []);
      const [first] = found;
      if (!first || !found.every(({ address }) => network.isPublic(address)))
        return done(new StockFileError('private'), []);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

/** Reads the body, unpacked, up to the maximum size of a file. */
async function bytesOf({ body }: Response, maxBytes: number) {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new StockFileError('size');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

async function follow(
  address: string,
  network: Network,
  wanted: Wanted,
  agent: Agent,
  signal: AbortSignal,
): Promise<Fetched> {
  let url = checkedAddress(address, network, wanted);
  const headers: Record<string, string> = { accept: wanted.accept };
  if (wanted.etag) headers['if-none-match'] = wanted.etag;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(url, {
      dispatcher: agent,
      signal,
      redirect: 'manual',
      headers,
    });
    const location = response.headers.get('location');
    if (!REDIRECTS.has(response.status) || !location) {
      if (response.status === 304 && wanted.etag) return { bytes: null, etag: wanted.etag };
      if (response.status !== 200) throw new StockFileError('unreachable');
      const etag = response.headers.get('etag');
      return {
        bytes: await bytesOf(response, wanted.maxBytes),
        etag: etag && etag.length <= MAX_ETAG ? etag : null,
      };
    }
    await response.body?.cancel();
    if (!URL.canParse(location, url)) throw new StockFileError('address');
    url = checkedAddress(new URL(location, url).href, network, wanted);
  }
  throw new StockFileError('redirects');
}

/** Finds the StockFileError inside an error of undici, which wraps those of a connection. */
function problemOf(error: unknown, signal: AbortSignal): StockFileError {
  if (error instanceof StockFileError) return error;
  if (signal.aborted) return new StockFileError('timeout');
  const { cause } = error as Error;
  return cause instanceof Error && cause !== error
    ? problemOf(cause, signal)
    : new StockFileError('unreachable');
}

/**
 * Fetches an address from servers that are public in this network, with size and time limited.
 * Throws StockFileError.
 */
export async function guardedRequest(
  address: string,
  network: Network,
  wanted: Wanted,
): Promise<Fetched> {
  const agent = new Agent({ connect: { ...network.connect, lookup: guardedLookup(network) } });
  const signal = AbortSignal.timeout(network.timeout);
  try {
    return await follow(address, network, wanted, agent, signal);
  } catch (error) {
    throw problemOf(error, signal);
  } finally {
    await agent.destroy();
  }
}

/** Fetches a stock file by https like {@link guardedRequest}. Throws StockFileError. */
export async function guardedFetch(address: string, network: Network): Promise<Uint8Array> {
  const { bytes } = await guardedRequest(address, network, STOCK_FILE);
  if (!bytes) throw new StockFileError('unreachable');
  return bytes;
}
