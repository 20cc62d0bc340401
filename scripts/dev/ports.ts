import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { UserFacingError } from '../../supabase/local/user-facing-error';

/** Port from the environment variable PORT, default 3000. */
export function wantedPort(): number {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserFacingError(
    `PORT is "${text}", which is not a port: set a number from 1 to 65535.`,
  );
}

/** Address to listen on: HOST, default loopback only, as the demo accounts have public passwords. */
export const wantedHost = () => process.env.HOST || '127.0.0.1';

/** Address for connecting locally to a server that listens on `host`. */
export const reachableHost = (host: string) =>
  host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;

/** The site's origin for a local browser. */
export function originOf(host: string, port: number): string {
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${reachableHost(host) === '127.0.0.1' ? 'localhost' : name}:${port}`;
}

/**
 * Throws UserFacingError when a port is unavailable. Retries for a few seconds, as the server of a
 * killed process may still be exiting.
 */
export async function requirePort(port: number, host: string): Promise<void> {
  const deadline = Date.now() + 3000;
  for (;;) {
    const problem = await portProblem(port, host);
    if (!problem) return;
    if (problem === 'EACCES') {
      throw new UserFacingError(`Port ${port} needs more rights: set PORT to one above 1023.`);
    }
    if (problem !== 'EADDRINUSE') {
      throw new UserFacingError(
        `HOST is "${host}", which is not an address of this machine (${problem}).`,
      );
    }
    if (Date.now() > deadline) {
      throw new UserFacingError(
        `Port ${port} is in use by another program: stop it, or set PORT to another number.`,
      );
    }
    await wait(200);
  }
}

async function portProblem(port: number, host: string): Promise<string | null> {
  // A server on the other loopback address does not block listening but would receive localhost requests.
  for (const host of ['127.0.0.1', '::1']) if (await answers(port, host)) return 'EADDRINUSE';
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

/** Returns whether a server accepts connections on this port. */
export function answers(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, host);
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
    socket.once('close', (hadError) => resolve(!hadError));
  });
}
