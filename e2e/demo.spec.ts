import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { answers } from '../scripts/dev/ports';
import { ROOT } from '../scripts/dev/processes';
import { freePort } from '../supabase/local/free-port';
import { removeData } from '../supabase/local/postgres/remove-data';
import { expect, test } from './support/test';

const folder = '.data/test/demo';
const data = join(ROOT, folder);

/** Runs the demo on this port, on the journeys' build; `said` grows by what it prints. */
function startDemo(port: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: '',
      PORT: String(port),
      DATA_DIRECTORY: folder,
      NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? '.next-test',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const demo = { child, said: '', exit: once(child, 'exit') };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      demo.said += text;
    });
  }
  return demo;
}

let running: ChildProcess | undefined;
test.afterEach(async () => {
  if (!running || running.exitCode !== null) return;
  running.kill('SIGKILL');
  await once(running, 'exit');
});

/** The status of a page asked for under another name of this machine. */
async function statusUnder(host: string, url: string) {
  const [response] = await once(get(url, { headers: { host } }), 'response');
  response.resume();
  return response.statusCode;
}

/** Addresses of this machine that its network knows, if it has one. */
const networkAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

test('the demo serves localhost only, refuses a second run and restarts its database', async ({
  request,
}) => {
  test.setTimeout(150_000);
  await removeData(data);
  const port = await freePort();
  const demo = startDemo(port);
  running = demo.child;
  await expect.poll(() => demo.said, { timeout: 90_000 }).toContain('Ctrl-C stops everything');
  const site = `http://localhost:${port}`;
  expect(demo.said).toContain(`ready: ${site}\n`);
  expect((await request.get(`${site}/vehicles`)).status()).toBe(200);

  for (const address of networkAddresses()) expect(await answers(port, address)).toBe(false);
  const mailbox = `${site}/dev/mailbox`;
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, 'evil.example', `evil.example:${port}`];
  const statuses = await Promise.all(hosts.map((host) => statusUnder(host, mailbox)));
  expect(statuses).toEqual([200, 200, 404, 404]);

  const second = startDemo(await freePort());
  expect(await second.exit).toEqual([1, null]);
  expect(second.said).toMatch(/(^|\n).* is in use by another run \(.*\): stop that one first\.\n$/);

  const pid = Number.parseInt(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGKILL');
  expect((await request.get(`${site}/vehicles`)).status()).toBe(200);
  const uncached = async () => (await request.get(`${site}/vehicles?priceMax=9999`)).status();
  await expect.poll(uncached, { timeout: 30_000 }).toBe(200);
  expect(demo.said).toContain('The database server ended: restarting it');

  demo.child.kill('SIGINT');
  expect(await demo.exit).toEqual([0, null]);
  await removeData(data);
});
