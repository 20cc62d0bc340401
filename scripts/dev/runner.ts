import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Backend, startBackend } from '../../supabase/local/backend';
import { addDemoAccounts, DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../supabase/local/demo-accounts';
import { openLog } from '../../supabase/local/private-files';
import { UserFacingError } from '../../supabase/local/user-facing-error';
import { buildWhenStale } from './build';
import { nodeAdvice } from './node-version';
import { whenNpmEnds } from './npm';
import { answers, originOf, reachableHost, requirePort, wantedHost, wantedPort } from './ports';
import { listenOn, type NodeProcess, ROOT, runJobs, runNext, stopProcess } from './processes';
import { say, sayError } from './report';
import { seedWhenEmpty, vehicleCount } from './seed-when-empty';

export const DATA_DIRECTORY = path.resolve(ROOT, process.env.DATA_DIRECTORY ?? '.data/demo');

const BACKEND_PORT = 54_321;
/**
 * Maximum milliseconds for the first look-up: with a key set, it asks a real registry, which is slow. Pages do without
 * its records until then.
 */
const LOOK_UP_TIMEOUT_MS = 30_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Terminal, npm and tsx each forward the same Ctrl-C: signals within this time count as one. */
const SAME_KEYPRESS_MS = 1000;

type Mode = 'demo' | 'dev';

interface Running {
  backend?: Backend;
  next?: NodeProcess;
  jobs?: NodeProcess;
  stopping?: Promise<void>;
}

/** Runs backend, seed and Next.js (production build or development) until a signal stops it. */
export async function run(mode: Mode, vehicles = '1200'): Promise<void> {
  const running: Running = {};
  onSignals(running);
  const advice = nodeAdvice(process.version);
  if (advice) say(advice);
  try {
    const count = vehicleCount(vehicles);
    const port = wantedPort();
    const host = wantedHost();
    await requirePort(port, host);
    const env = await startBackendOnce(running, originOf(host, port), count);
    if (running.stopping) return;
    if (mode === 'demo') await buildWhenStale(env, (next) => Object.assign(running, { next }));
    if (running.stopping) return;
    await serve(running, mode, { host, port }, env);
  } catch (error) {
    if (running.stopping) return;
    sayError(error);
    await stopAll(running);
    process.exit(1);
  }
}

/** Returns the site's environment variables; starts a local backend unless SUPABASE_URL is set. */
async function startBackendOnce(
  running: Running,
  siteUrl: string,
  vehicles: number,
): Promise<Record<string, string>> {
  if (process.env.SUPABASE_URL && process.env.SUPABASE_PUBLISHABLE_KEY) {
    say(`using the Supabase at ${process.env.SUPABASE_URL}`);
    return { SITE_URL: siteUrl };
  }
  if (process.env.SUPABASE_URL) {
    throw new UserFacingError(
      'SUPABASE_URL is set without SUPABASE_PUBLISHABLE_KEY: set both, or neither for a local backend.',
    );
  }
  const backend = await startBackend({
    dataDirectory: DATA_DIRECTORY,
    databaseUrl: process.env.DATABASE_URL,
    port: BACKEND_PORT,
    siteUrl,
    say,
  });
  running.backend = backend;
  if (running.stopping) return {};
  backend.gone.then((reason) => fail(running, reason));
  say(`backend on ${backend.url}`);
  await seedWhenEmpty(backend.databaseUrl, vehicles);
  // Demo accounts have a public password: only the embedded, local database may contain them.
  if (!process.env.DATABASE_URL) {
    await addDemoAccounts(backend);
    const names = DEMO_ACCOUNTS.map(({ email }) => email).join(', ');
    say(`sign in as ${names}; password ${DEMO_PASSWORD}`);
  }
  return {
    SITE_URL: siteUrl,
    // With the address 0.0.0.0, the site's own address is not one of this machine.
    CLAIMS: 'show-illustrative',
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
    MAIL_DIRECTORY: backend.mailDirectory,
    REGISTRY_STAND_IN_URL: backend.registryStandInUrl,
  };
}

async function serve(
  running: Running,
  mode: Mode,
  { host, port }: { host: string; port: number },
  env: Record<string, string>,
): Promise<void> {
  mkdirSync(DATA_DIRECTORY, { recursive: true });
  const output =
    mode === 'dev' ? ('inherit' as const) : openLog(path.join(DATA_DIRECTORY, 'next.log'));
  const command = mode === 'dev' ? 'dev' : 'start';
  const next = runNext([command, ...listenOn(host, port)], env, ['ignore', output, 'inherit']);
  running.next = next;
  next.exited.then((code) => fail(running, `Next.js ended (exit code ${code ?? 'none'})`));
  const lookedUp = running.backend && startJobs(running, env);
  while (!(await answers(port, reachableHost(host))) && !running.stopping) await wait(50);
  await Promise.race([lookedUp, wait(LOOK_UP_TIMEOUT_MS, undefined, { ref: false })]);
  if (running.stopping) return;
  say(`ready: ${originOf(host, port)}`);
  if (running.backend) {
    const folder = path.relative(process.cwd(), running.backend.mailDirectory);
    say(`mail goes to http://localhost:${port}/dev/mailbox (files in ${folder})`);
  }
  say('Ctrl-C stops everything');
}

/** Starts the jobs of the local backend; a hosted project runs its own. Resolves when all plates have records. */
function startJobs(running: Running, env: Record<string, string>): Promise<void> {
  const jobs = runJobs(env, ['ignore', 'inherit', 'inherit']);
  running.jobs = jobs;
  jobs.exited.then((code) =>
    fail(running, `The jobs for mail and look-ups ended (exit code ${code ?? 'none'})`),
  );
  return jobs.lookedUp;
}

function onSignals(running: Running): void {
  let firstSignal = 0;
  const stop = () => {
    firstSignal ||= Date.now();
    say('stopping');
    stopAll(running).then(() => process.exit(0));
  };
  whenNpmEnds(() => firstSignal || stop());
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (!firstSignal) {
        stop();
      } else if (Date.now() - firstSignal > SAME_KEYPRESS_MS) {
        // This is a second Ctrl-C: the site and the database end with this process.
        process.exit(1);
      }
    });
  }
}

function fail(running: Running, what: string): void {
  if (running.stopping) return;
  console.error(`${what}: everything stops.`);
  stopAll(running).then(() => process.exit(1));
}

function stopAll(running: Running): Promise<void> {
  running.stopping ??= (async () => {
    const children = [running.next, running.jobs].filter((child) => child !== undefined);
    await Promise.all(children.map((child) => stopProcess(child)));
    await running.backend?.stop();
  })();
  return running.stopping;
}
