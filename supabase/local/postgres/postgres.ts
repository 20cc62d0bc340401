import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../free-port';
import { openLog } from '../private-files';
import { UserFacingError } from '../user-facing-error';
import { type Cluster, openCluster, readMarker, settings } from './cluster';
import { keepRunning, type Service } from './keep-running';
import { acquireOwnerLock, liveOwner } from './owner-lock';
import { processCommand, processIdentity } from './process-identity';

export interface PostgresOptions {
  /** Holds the database and its logs; owned by one process at a time. */
  dataDirectory: string;
  /** Preferred port on 127.0.0.1; falls back to a free one when it is in use. */
  port?: number;
  /** Receives one line for each notable event, e.g. a repaired folder. */
  say?: (line: string) => void;
}

export interface RunningPostgres {
  url: string;
  /** Resolves with a readable reason when PostgreSQL has stopped or cannot be restarted. */
  gone: Promise<string>;
  stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
/** Matches log lines about a client that came too early, which do not explain why a server fails to start. */
const REFUSED =
  /the database system is (starting up|shutting down|in recovery mode|not yet accepting)/;
const FLAGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Parallel workers need shared memory, which containers often lack.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
};

/**
 * Starts PostgreSQL 17 on a data directory (created on first start) and locks it until `stop`. Ends a
 * server left by a killed process first. Throws UserFacingError when another process owns it.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dataDirectory = path.resolve(options.dataDirectory);
  const say = options.say ?? (() => {});
  const lock = await acquireOwnerLock(dataDirectory);
  try {
    const cluster = await openCluster(dataDirectory, say);
    await endLeftServer(cluster, say);
    // A restart after a crash reuses the port, so that clients can reconnect.
    const server = await keepRunning<Server>((_, previous) => {
      const choosePort = async () => previous?.port ?? (await freePort(options.port));
      return startServer(cluster, dataDirectory, choosePort);
    }, say);
    return {
      url: urlOf(cluster.password, server.first.port),
      gone: server.gone,
      stop: async () => {
        lock.stopping();
        await server.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Returns the URL of the database that a live process runs on a data directory, or null. */
export function runningPostgres(dataDirectory: string): string | null {
  const directory = path.resolve(dataDirectory);
  const marker = liveOwner(directory) ? readMarker(directory) : null;
  const status = marker ? readStatus(marker.directory) : null;
  return marker && status?.ready ? urlOf(marker.password, status.port) : null;
}

/** Ends the server that a killed process left running; the caller must own the data directory. */
export async function endLeftServer(
  cluster: Cluster,
  say: (line: string) => void = () => {},
): Promise<void> {
  const status = readStatus(cluster.directory);
  if (!status) return;
  if (processIdentity(status.pid) && isServerOf(cluster, status.pid)) {
    say('An earlier run was killed: stopping its database server first.');
    await pgCtl(cluster, 'fast').catch(() => pgCtl(cluster, 'immediate'));
  } else if (!status.pid || processIdentity(status.pid)) {
    // The process id was reused by an unrelated process. When no process has it, PostgreSQL removes the
    // file itself, after checking for processes of the old server that are still exiting.
    rmSync(path.join(cluster.directory, 'postmaster.pid'), { force: true });
  }
}

interface Server extends Service {
  child: ChildProcess;
  port: number;
}

async function startServer(
  cluster: Cluster,
  dataDirectory: string,
  choosePort: () => Promise<number>,
): Promise<Server> {
  const log = path.join(dataDirectory, 'postgres.log');
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const server = spawnServer(cluster, await choosePort(), log);
    if (await isReady(server, cluster)) return server;
    // The port may just have been taken, or processes of a killed server are still exiting.
    await wait(500);
  }
  const reason = readFileSync(log, 'utf8')
    .split('\n')
    .findLast((line) => line.includes('FATAL') && !REFUSED.test(line));
  throw new UserFacingError(
    `PostgreSQL does not start: ${reason?.trim() ?? 'no reason given'} (${log})`,
  );
}

function spawnServer(cluster: Cluster, port: number, log: string): Server {
  const flags = Object.entries(FLAGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openLog(log);
  const child = spawn(
    cluster.files.postgres,
    ['-D', cluster.directory, '-p', String(port), ...flags],
    // Own process group: Ctrl-C in the terminal signals only this process, which stops PostgreSQL.
    { ...settings(cluster.account), stdio: ['ignore', output, output], detached: true },
  );
  closeSync(output);
  const endWithProcess = () => child.kill('SIGINT');
  process.once('exit', endWithProcess);
  child.once('exit', () => process.off('exit', endWithProcess));
  const gone = new Promise<string>((resolve) => {
    child.once('exit', () => resolve('The database server ended'));
    child.once('error', () => resolve('The database server ended'));
  });
  const stop = async () => {
    await pgCtl(cluster, 'fast').catch(() => pgCtl(cluster, 'immediate').catch(() => {}));
    await gone;
  };
  return { child, port, gone, stop };
}

type Status = { pid: number; port: number; ready: boolean };

/**
 * Tells how far the server with `pid` is, by its own status file. A server that is starting up recovers from a crash,
 * which ends by itself: a kill would begin the recovery again.
 */
export function startState(status: Status | null, pid: number | undefined, waitedMs: number) {
  if (status?.pid === pid) return status?.ready ? 'ready' : 'starting';
  return waitedMs < START_TIMEOUT_MS ? 'starting' : 'stuck';
}

async function isReady(server: Server, cluster: Cluster): Promise<boolean> {
  let alive = true;
  server.gone.then(() => {
    alive = false;
  });
  const begun = Date.now();
  while (alive) {
    const state = startState(readStatus(cluster.directory), server.child.pid, Date.now() - begun);
    if (state === 'ready') return true;
    if (state === 'stuck') break;
    await wait(20);
  }
  if (alive) server.child.kill('SIGKILL');
  return false;
}

/** `fast` closes connections and shuts down cleanly; `immediate` relies on crash recovery. */
async function pgCtl({ files, directory, account }: Cluster, mode: 'fast' | 'immediate') {
  const args = ['stop', '-D', directory, '-m', mode, '-w', '-t', '20', '-s'];
  await promisify(execFile)(files.pg_ctl, args, settings(account));
}

function isServerOf(cluster: Cluster, pid: number): boolean {
  const command = processCommand(pid);
  return command === null || command.includes(cluster.directory);
}

/** Reads PostgreSQL's status from postmaster.pid; null when it is not running. */
function readStatus(directory: string): Status | null {
  try {
    const lines = readFileSync(path.join(directory, 'postmaster.pid'), 'utf8').split('\n');
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      ready: lines[7]?.trim() === 'ready',
    };
  } catch {
    return null;
  }
}

function urlOf(password: string, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}
