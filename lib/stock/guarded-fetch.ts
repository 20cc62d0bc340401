import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type buildConnector, fetch, type Response } from 'undici';
import { MAX_BYTES } from './limits';
import { StockFileError } from './problems';
import { isPublicAddress } from './public-address';

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The network that addresses are opened in. Tests have one of their own, with a server in it. */
export type Network = {
  isPublic: (address: string) => boolean;
  isPort: (port: string) => boolean;
  lookup: typeof lookup;
  connect?: buildConnector.BuildOptions;
  /** For the whole file, in milliseconds. */
  timeout: number;
};

/** Ports other than that of https would let anyone look for services behind them. */
export const INTERNET: Network = {
  isPublic: isPublicAddress,
  isPort: (port) => port === '',
  lookup,
  timeout: 10_000,
};

/** An address that may be opened, as far as it says. Throws StockFileError. */
function checkedAddress(text: string, { isPublic, isPort }: Network): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:' || url.username || url.password || !isPort(url.port))
    throw new StockFileError('address');
  // Connections to a number are not looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublic(host)) throw new StockFileError('private');
  return url;
}

/** Looks a name up for the connection itself, so that it opens the addresses that were checked. */
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

/** The body, unpacked, as long as it is no larger than a file may be. */
async function bytesOf({ body }: Response) {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) throw new StockFileError('size');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

async function follow(address: string, network: Network, agent: Agent, signal: AbortSignal) {
  let url = checkedAddress(address, network);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(url, {
      ...{ dispatcher: agent, signal, redirect: 'manual' },
      headers: { accept: 'text/csv, application/xml, text/xml, */*;q=0.5' },
    });
    const location = response.headers.get('location');
    if (!REDIRECTS.has(response.status) || !location) {
      if (response.status !== 200) throw new StockFileError('unreachable');
      return await bytesOf(response);
    }
    await response.body?.cancel();
    if (!URL.canParse(location, url)) throw new StockFileError('address');
    url = checkedAddress(new URL(location, url).href, network);
  }
  throw new StockFileError('redirects');
}

/** The StockFileError within an error of undici's, which wraps those of a connection. */
function problemOf(error: unknown, signal: AbortSignal): StockFileError {
  if (error instanceof StockFileError) return error;
  if (signal.aborted) return new StockFileError('timeout');
  const { cause } = error as Error;
  return cause instanceof Error && cause !== error
    ? problemOf(cause, signal)
    : new StockFileError('unreachable');
}

/** Fetches a file by https from servers that the network calls public. Throws StockFileError. */
export async function guardedFetch(address: string, network: Network): Promise<Uint8Array> {
  const agent = new Agent({ connect: { ...network.connect, lookup: guardedLookup(network) } });
  const signal = AbortSignal.timeout(network.timeout);
  try {
    return await follow(address, network, agent, signal);
  } catch (error) {
    throw problemOf(error, signal);
  } finally {
    await agent.destroy();
  }
}
