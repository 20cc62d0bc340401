import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../supabase/local/free-port';
import { answers } from '../dev/ports';

const PLACES = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Returns the path of the first of these programs that is installed. */
export const findProgram = (...names: string[]) =>
  names
    .flatMap((name) => PLACES.map((place) => path.join(place, name)))
    .find((file) => existsSync(file));

const POSTGRES = '/usr/lib/postgresql';

/** Returns the path of a client program of PostgreSQL of at least this version, in the PATH or Debian's folder. */
export function findTool(name: string, version: number) {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  const places = [...PLACES, ...versions.map((each) => path.join(POSTGRES, each, 'bin'))];
  return places
    .map((place) => path.join(place, name))
    .filter((file) => existsSync(file))
    .find((file) => {
      const said = execFileSync(file, ['--version']).toString();
      return Number(/\d+/.exec(said)?.[0]) >= version;
    });
}

const BROTLI = '/etc/nginx/modules-enabled/50-mod-http-brotli-filter.conf';
/** Path of nginx if it has its brotli modules, as Debian installs them. */
export const NGINX = existsSync(BROTLI) ? findProgram('nginx') : undefined;
export const REDIS = findProgram('valkey-server', 'redis-server');
export const PGBOUNCER = findProgram('pgbouncer');

/** Returns whether a program is installed that a test in tests/deploy needs. */
export const hasServers = () => Boolean(NGINX || REDIS || PGBOUNCER || findTool('pg_dump', 17));

const START_MS = 10_000;

export interface Server {
  child: ChildProcess;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts a server and waits until it listens on the port. Its errors go to this process's stderr. */
export async function startServer(file: string, args: string[], port: number): Promise<Server> {
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const gone = once(child, 'exit');
  // SIGKILL would leave nginx’ workers behind.
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await gone;
    process.off('exit', kill);
  };
  const deadline = performance.now() + START_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop('SIGKILL');
      throw new Error(`${file} does not start.`);
    }
    await wait(20);
  }
  return { child, stop };
}

/** Starts a Redis or Valkey that keeps nothing on disk. */
export async function startRedis(given?: number) {
  const port = given ?? (await freePort());
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const limits = ['--maxmemory', '64mb', '--maxmemory-policy', 'volatile-ttl'];
  const server = await startServer(
    REDIS ?? '',
    [...args, ...limits, '--loglevel', 'warning'],
    port,
  );
  return { ...server, port, url: `redis://127.0.0.1:${port}` };
}
