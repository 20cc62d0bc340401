import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { readMail } from '../lib/mail/mailbox';
import { answers } from '../scripts/dev/ports';
import { ROOT } from '../scripts/dev/processes';
import { DEMO_PASSWORD } from '../supabase/local/demo-accounts';
import { freePort } from '../supabase/local/free-port';
import { runningPostgres } from '../supabase/local/postgres/postgres';
import { removeData } from '../supabase/local/postgres/remove-data';
import { clearDesk } from './support/clerk';
import { accountMenu, signIn } from './support/people';
import { expect, test } from './support/test';

const folder = '.data/test/demo';
const data = join(ROOT, folder);

/** `npm test` runs the second journey alone, which needs no more cars than the day at the desk is about. */
const options = process.env.E2E_SPECIFIED ? ['--vehicles', '400'] : [];

/** Runs the demo on this port, on the journeys' build; `said` collects its output. */
function startDemo(port: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo.ts', ...options], {
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

let demo: ReturnType<typeof startDemo>;
let port: number;
let site: string;

// Both tests use one demo, which the second ends.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await removeData(data);
  port = await freePort();
  site = `http://localhost:${port}`;
  demo = startDemo(port);
  await expect.poll(() => demo.said, { timeout: 240_000 }).toContain('Ctrl-C stops everything');
});

test.afterAll(async () => {
  // SIGKILL would leave its database running.
  if (demo.child.exitCode === null) demo.child.kill('SIGINT');
  await demo.exit;
  await removeData(data);
});

/** The status of a page requested under another name of this machine. */
async function statusUnder(host: string, url: string) {
  const [response] = await once(get(url, { headers: { host } }), 'response');
  response.resume();
  return response.statusCode;
}

/** The addresses of this machine in its network, if it has one. */
const networkAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Works on the demo's database as its owner. */
async function withDemoDatabase<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(runningPostgres(data) ?? '', { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

const staff = { fullName: '', email: 'staff@forecourt.example', password: DEMO_PASSWORD };

test('a clerk clears the day of the demo by at most 85 keys and clicks', async ({ browser }) => {
  test.setTimeout(90_000);
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  await signIn(page, staff, '/');
  await page.goto('/staff');
  await page.getByRole('button', { name: 'Show the QR code' }).click();
  const shown = page.getByText(/^Demo: the code now is \d{6}\./);
  const code = /\d{6}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/staff');
  await page.goto('/');
  await accountMenu(page).click();
  await page.getByRole('link', { name: 'Staff desk' }).click();
  const queue = page.getByRole('navigation', { name: 'Open cases' });
  await expect(queue).toContainText('57 open');
  expect(2 + (await clearDesk(page))).toBeLessThanOrEqual(85);

  const log = await withDemoDatabase(
    (sql) => sql`
      select case_kind::text as kind, count(distinct case_id)::int as cases, count(*)::int as decisions
      from staff_decisions where decision <> 'held' group by case_kind order by case_kind`,
  );
  expect(log.map(({ kind, cases, decisions }) => [kind, cases, decisions])).toEqual([
    ['listing', 29, 29],
    ['enquiry', 4, 4],
    ['held_message', 4, 4],
    ['application', 8, 8],
    ['conversation', 12, 12],
  ]);
  await page.keyboard.press('u');
  const undone = page.getByRole('status').filter({ hasText: 'Undone: ' });
  await expect(undone).toBeVisible();
  await expect(queue).toContainText('1 open');

  const [mailed] = await withDemoDatabase(
    (sql) => sql`
      update private.mail_outbox o set due_at = now()
      from staff_decisions d join seller_contacts c on c.seller_id = d.seller_id
      where o.decision_id = d.id and o.kind = 'decision' and d.decision = 'taken_down'
        and o.id = (
          select min(o.id::text)::uuid from private.mail_outbox o join staff_decisions d on d.id = o.decision_id
          where o.kind = 'decision' and d.decision = 'taken_down'
        )
      returning c.email, d.title`,
  );
  const mails = () => readMail(join(data, 'mail'), mailed?.email).map(({ text }) => text);
  await expect.poll(mails, { timeout: 15_000 }).toEqual([expect.stringContaining(mailed?.title)]);
  await context.close();
});

test('the demo serves localhost only, refuses a second run and restarts its database', async ({
  request,
}) => {
  test.setTimeout(150_000);
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
  // The server may just be closing the connection of the first request, idle since the second start.
  expect((await request.get(`${site}/vehicles`, { maxRetries: 1 })).status()).toBe(200);
  const uncached = async () => (await request.get(`${site}/vehicles?priceMax=9999`)).status();
  await expect.poll(uncached, { timeout: 30_000 }).toBe(200);
  expect(demo.said).toContain('The database server ended: restarting it');

  demo.child.kill('SIGINT');
  expect(await demo.exit).toEqual([0, null]);
});
