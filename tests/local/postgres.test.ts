import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { acquireOwnerLock, liveOwner } from '@/supabase/local/postgres/owner-lock';
import { runningPostgres, startPostgres, startState } from '@/supabase/local/postgres/postgres';
import { processIdentity } from '@/supabase/local/postgres/process-identity';
import { removeData } from '@/supabase/local/postgres/remove-data';
import { scratchDirectory } from './support';

const cleanUps: (() => unknown)[] = [];
/** A folder with a database for tests that need any: making one takes longer than most of these tests. */
const made = scratchDirectory();

beforeAll(async () => (await startPostgres({ dataDirectory: made.directory })).stop());

afterAll(made.remove);

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function scratch(): string {
  const { directory, remove } = scratchDirectory();
  cleanUps.push(remove);
  return directory;
}

async function start(dataDirectory: string, said: string[] = [], port?: number) {
  const server = await startPostgres({
    dataDirectory,
    say: (line) => said.push(line),
    ...(port && { port }),
  });
  cleanUps.push(server.stop);
  return server;
}

async function query(url: string, text: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await sql.unsafe(text);
  } finally {
    await sql.end();
  }
}

/** Starts PostgreSQL on a folder in a process of its own; `line` is that process's output. */
async function startElsewhere(
  dataDirectory: string,
): Promise<{ child: ChildProcess; line: string }> {
  const script = path.resolve(import.meta.dirname, 'hold-postgres.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDirectory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUps.push(() => child.kill('SIGKILL'));
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, line };
}

test.each([
  ['ready', 'a server that says it is ready', { pid: 7, port: 1, ready: true }, 0],
  [
    'starting',
    'one that recovers for a quarter of an hour',
    { pid: 7, port: 1, ready: false },
    900_000,
  ],
  ['starting', 'one that has written nothing yet', null, 59_000],
  ['stuck', 'one that has written nothing for a minute', null, 60_000],
  ['stuck', 'one whose file is of another server', { pid: 8, port: 1, ready: true }, 60_000],
])('%s: %s', (state, _, status, waitedMs) => {
  expect(startState(status, 7, waitedMs)).toBe(state);
});

test('starts with UTF-8 and the C locale, keeps its data, listens on 127.0.0.1 only', async () => {
  const { directory } = made;
  const first = await start(directory);
  expect(runningPostgres(directory)).toBe(first.url);
  await query(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  expect(runningPostgres(directory)).toBeNull();
  expect(liveOwner(directory)).toBeNull();
  const said: string[] = [];
  const second = await start(directory, said);
  const [row] = await query(
    second.url,
    `select answer, current_setting('server_encoding') as encoding,
       current_setting('listen_addresses') as addresses, current_setting('synchronous_commit') as commit,
       current_setting('server_version_num')::int / 10000 as major,
       (select datcollate from pg_database where datname = current_database()) as locale from kept`,
  );
  const expected = { encoding: 'UTF8', locale: 'C', addresses: '127.0.0.1', commit: 'on' };
  expect(row).toEqual({ answer: 42, major: 17, ...expected });
  expect(said).toEqual([]);
  expect(statSync(path.join(directory, 'postgres.log')).mode & 0o777).toBe(0o600);
});

test('uses another port when the requested one is taken', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  cleanUps.push(() => blocker.close());
  const address = blocker.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { url } = await start(made.directory, [], port);
  expect(Number(new URL(url).port)).not.toBe(port);
});

test('refuses a second owner with a one-line error until the first has stopped', async () => {
  const { directory } = made;
  const { child, line } = await startElsewhere(directory);
  expect(line).toMatch(/^ready /);
  const refusal = await startPostgres({ dataDirectory: directory }).catch((error) => error.message);
  expect(refusal).toMatch(
    / is in use by another run \(process \d+, since .*\): stop that one first\.$/,
  );
  await expect(removeData(directory)).rejects.toThrow('in use by another run');
  child.kill('SIGTERM');
  await once(child, 'exit');
  await start(directory);
});

test('of several concurrent starts, at most one owns the folder', async () => {
  const directory = scratch();
  const answers = await Promise.all([1, 2, 3].map(() => startElsewhere(directory)));
  expect(answers.filter(({ line }) => line.startsWith('ready')).length).toBeLessThanOrEqual(1);
  for (const { line } of answers.filter(({ line }) => !line.startsWith('ready'))) {
    expect(line).toMatch(/^refused .* is in use by another run/);
  }
  for (const { child } of answers) if (child.exitCode === null) child.kill('SIGTERM');
  await Promise.all(answers.map(({ child }) => child.exitCode ?? once(child, 'exit')));
});

test('after kill -9 of the owner, its server is stopped and committed data is kept', async () => {
  const { directory } = made;
  const { child, line } = await startElsewhere(directory);
  await query(line.replace('ready ', ''), 'create table committed as select 7 as answer');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const said: string[] = [];
  const { url } = await start(directory, said);
  expect(said).toEqual(['An earlier run was killed: stopping its database server first.']);
  expect(await query(url, 'select answer from committed')).toEqual([{ answer: 7 }]);
});

test('after kill -9, the database server is restarted on the same port', async () => {
  const { directory } = made;
  const said: string[] = [];
  const server = await start(directory, said);
  const pid = Number.parseInt(
    readFileSync(path.join(directory, 'postgres/postmaster.pid'), 'utf8'),
    10,
  );
  process.kill(pid, 'SIGKILL');
  const ask = () => query(server.url, 'select 1 as one').catch(() => null);
  await expect.poll(ask, { timeout: 20_000 }).toEqual([{ one: 1 }]);
  expect(said).toEqual(['The database server ended: restarting it']);
  await server.stop();
  await expect(server.gone).resolves.toBe('The database server ended');
});

test('a reused process id is not mistaken for the server or the owner', async () => {
  const { directory } = made;
  const innocent = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  cleanUps.push(() => innocent.kill('SIGKILL'));
  const status = [
    innocent.pid,
    path.join(directory, 'postgres'),
    1,
    1,
    '',
    '127.0.0.1',
    '',
    'ready',
  ];
  writeFileSync(path.join(directory, 'postgres/postmaster.pid'), `${status.join('\n')}\n`);
  writeFileSync(
    path.join(directory, `owner-${innocent.pid}.lock`),
    JSON.stringify({
      pid: innocent.pid,
      identity: 'an earlier process',
      since: '',
      stopping: false,
    }),
  );
  await start(directory);
  expect(processIdentity(innocent.pid ?? 0)).not.toBeNull();
});

test('an incomplete database is recreated, with a message', async () => {
  const directory = scratch();
  mkdirSync(path.join(directory, 'postgres/base'), { recursive: true });
  writeFileSync(path.join(directory, 'postgres/PG_VERSION'), '17\n');
  mkdirSync(path.join(directory, 'postgres.new-00ff'));
  const said: string[] = [];
  const { url } = await start(directory, said);
  expect(said).toEqual([
    'An earlier run was interrupted while it created the database: creating it again.',
  ]);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(readdirSync(directory).filter((name) => name.startsWith('postgres.new'))).toEqual([]);
});

test('removeData deletes the data directory', async () => {
  const directory = scratch();
  await (await start(directory)).stop();
  expect(await removeData(directory)).toBe(true);
  expect(existsSync(directory)).toBe(false);
  expect(await removeData(directory)).toBe(false);
});

test('the owner lock is exclusive until it is released', async () => {
  const directory = scratch();
  const lock = await acquireOwnerLock(directory);
  expect(liveOwner(directory)?.pid).toBe(process.pid);
  await expect(acquireOwnerLock(directory)).rejects.toThrow('in use by another run');
  // A run that starts while its owner is stopping waits for it.
  lock.stopping();
  const next = acquireOwnerLock(directory);
  lock.release();
  (await next).release();
});

test.runIf(process.getuid?.() === 0)(
  'as root in a folder that only root can enter, the database is stored outside it',
  async () => {
    const closed = path.join(scratch(), 'closed');
    const directory = path.join(closed, 'data');
    mkdirSync(directory, { recursive: true });
    chmodSync(closed, 0o700);
    cleanUps.push(() => rmSync(closed, { recursive: true, force: true }));
    const said: string[] = [];
    const server = await start(directory, said);
    await query(server.url, 'create table kept as select 1 as one');
    await server.stop();
    expect(said).toHaveLength(1);
    const outside = /the database is stored in (\S+)\.$/.exec(said[0] ?? '')?.[1] ?? '';
    expect([os.tmpdir(), '/var/tmp']).toContain(path.dirname(outside));
    const again = await start(directory, said);
    expect(await query(again.url, 'select one from kept')).toEqual([{ one: 1 }]);
    await again.stop();
    expect(said).toHaveLength(1);
    await removeData(directory);
    expect(existsSync(outside)).toBe(false);
  },
);
