import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { paths } from '../../lib/paths';
import type { Backend } from '../../supabase/local/backend';
import { removeData } from '../../supabase/local/postgres/remove-data';
import { ROOT } from '../dev/processes';
import { say } from '../dev/report';
import { seedDatabase } from '../seed/seed';
import { addCopies } from './copies';

const VEHICLE_IDS = 2600;
/** Maximum vehicles that are made one by one; above it, only a part is made, and the others are copies of it. */
const MAX_MADE = 100_000;
const MADE_OF_MORE = 50_000;

export type BenchBackend = Omit<Backend, 'gone'> & {
  pid: number;
  /** Ids of up to VEHICLE_IDS active vehicles. */
  vehicleIds: string[];
  /** Paths of all landing pages, the one with most vehicles first. */
  landingPaths: string[];
};

/** Starts the backend on fresh data, seeded with `vehicles` active vehicles. */
export async function startBenchBackend(
  dataDirectory: string,
  siteUrl: string,
  vehicles: number,
): Promise<BenchBackend> {
  await removeData(dataDirectory);
  const script = fileURLToPath(new URL('backend-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDirectory, siteUrl], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const ready = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => line.startsWith('{') && resolve(line));
  });
  const line = await Promise.race([ready, gone.then(() => null)]);
  if (line === null || !child.pid) throw new Error('The backend did not start.');
  const access: Omit<Backend, 'gone' | 'stop'> = JSON.parse(line);
  await seed(access.databaseUrl, vehicles);
  return {
    ...access,
    pid: child.pid,
    ...(await settle(access.databaseUrl)),
    stop: async () => {
      child.stdin.end();
      await gone;
    },
  };
}

async function seed(databaseUrl: string, vehicles: number) {
  const started = performance.now();
  const tell = (done: number, what: string) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    say(`${done.toLocaleString('en-GB')} ${what}, ${seconds} s`);
  };
  const parts = vehicles > MAX_MADE ? Math.ceil(vehicles / MADE_OF_MORE) : 1;
  const made = Math.ceil(vehicles / parts);
  await seedDatabase({ databaseUrl, vehicles: made });
  tell(made, 'vehicles for sale made');
  if (parts === 1) return;
  const onProgress = (copy: number) => tell(made * (copy + 1), 'with copies');
  await addCopies(databaseUrl, parts - 1, onProgress);
  tell(made * parts, 'with their indexes');
}

/** Runs vacuum and checkpoint now, so that background maintenance does not distort the measurement. */
async function settle(databaseUrl: string) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`vacuum (analyze)`;
    await sql`checkpoint`;
    const vehicles = await sql<{ id: string }[]>`
      select id from public.vehicles where listing_status = 'active' order by id limit ${VEHICLE_IDS}`;
    const pages = await sql<{ path: string }[]>`
      select path from public.landing_pages order by cars desc, path`;
    return {
      vehicleIds: vehicles.map(({ id }) => id),
      landingPaths: pages.map(({ path }) => paths.landing(path)),
    };
  } finally {
    await sql.end({ timeout: 5 });
  }
}
