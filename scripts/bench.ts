// npm run bench [-- --quick] [-- --deploy] [-- --vehicles N]: benchmarks the site and prints a Markdown table.
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { freePort } from '../supabase/local/free-port';
import { startBenchBackend } from './bench/backend';
import { measureBlankApp } from './bench/blank-app';
import { measureInBrowser } from './bench/browser';
import { measureCrowd } from './bench/crowd';
import { measureDeadEnds } from './bench/dead-ends';
import { measureDeployment, requireServers } from './bench/deployment';
import { measureDrive } from './bench/drive';
import { type BenchOptions, readOptions } from './bench/options';
import { measureSearches } from './bench/searches';
import { measureServer } from './bench/server';
import { measureSitemap } from './bench/sitemap';
import { measureStockPhotos } from './bench/stock-photos';
import { formatTable, note, type Row } from './bench/table';
import { measureValuations } from './bench/valuations';
import { startSiteProcess } from './deploy/site-processes';
import { buildWhenStale } from './dev/build';
import { whenNpmEnds } from './dev/npm';
import { ROOT } from './dev/processes';
import { say, sayError } from './dev/report';

const DATA_DIRECTORY = path.join(ROOT, '.data/bench');

// Progress goes to stderr, so that stdout contains only the table.
console.log = console.error;
process.env.NEXT_DIST_DIR = '.next-bench';
// Child processes end when this process exits.
whenNpmEnds(() => process.exit(130));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130));
}

try {
  const rows = await measure(readOptions(process.argv.slice(2)));
  process.stdout.write(`${formatTable(rows)}\n`);
} catch (error) {
  sayError(error);
  process.exit(1);
}

async function measure(options: BenchOptions): Promise<Row[]> {
  if (options.deploy) requireServers();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const machine = describeMachine(options);
  const [backend] = await Promise.all([
    startBenchBackend(DATA_DIRECTORY, origin, options.vehicles),
    buildWhenStale({}, () => {}),
  ]);
  if (options.deploy) {
    const rows = await measureDeployment(DATA_DIRECTORY, backend, options);
    await backend.stop();
    return [...machine, ...rows];
  }
  const site = await startSiteProcess(DATA_DIRECTORY, origin, backend, { port });
  const pages = {
    '/': '/',
    '/vehicles': '/vehicles',
    '/vehicles/{id}': `/vehicles/${backend.vehicleIds[0]}`,
    '/used-cars/ford': '/used-cars/ford',
    '/ar-showroom': '/ar-showroom',
  };
  const inBrowser = await measureInBrowser(origin, pages, options.lighthouseRuns);
  const ofDrive = await measureDrive(origin);
  say('an empty app');
  const { sequential, concurrent, cached } = options;
  const blank = await measureBlankApp(`${DATA_DIRECTORY}-blank`, {
    dynamic: sequential + concurrent,
    cached,
  });
  say('server responses');
  const target = { origin, webPid: site.pid, backendPid: backend.pid, blank };
  const { vehicleIds, landingPaths } = backend;
  const ofServer = await measureServer({ ...target, vehicleIds, landingPaths }, options);
  const ofSitemap = await measureSitemap(origin);
  say('sign-ups and sign-ins');
  const ofCrowd = await measureCrowd(origin, backend.databaseUrl, options.crowd);
  await site.stop();
  say('random lists');
  const deadEnds = await measureDeadEnds(backend.databaseUrl, options.randomLists);
  say('saved searches');
  const ofSearches = await measureSearches(backend.databaseUrl);
  say('valuations');
  const ofValuations = await measureValuations(backend.databaseUrl, options.vehicles);
  say('photographs of a stock file');
  const ofStockPhotos = await measureStockPhotos(backend);
  say('stopping');
  await backend.stop();
  return [
    ...machine,
    ...inBrowser,
    ofDrive,
    ...ofServer,
    ...ofSitemap,
    ...ofCrowd,
    deadEnds,
    ...ofSearches,
    ...ofValuations,
    ofStockPhotos,
  ];
}

function describeMachine({ vehicles }: BenchOptions): Row[] {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const cores = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const busy = loadavg()[0] ?? 0;
  return [
    note('Machine', `${cores}, ${memory}, Node.js ${process.versions.node}`),
    note('Load before the start', busy.toFixed(2)),
    note('Vehicles for sale', vehicles.toLocaleString('en-GB')),
  ];
}
