import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { keepAssets, reserveProxy, startProxy } from '@/scripts/deploy/proxy';
import { startRedis } from '@/scripts/deploy/servers';
import { startSiteProcess } from '@/scripts/deploy/site-processes';
import { ROOT } from '@/scripts/dev/processes';
import { seedDatabase } from '@/scripts/seed/seed';
import { startBackend } from '@/supabase/local/backend';
import { addDemoAccounts } from '@/supabase/local/demo-accounts';

process.env.NEXT_DIST_DIR ??= '.next-test';
export const BUILD = path.join(ROOT, process.env.NEXT_DIST_DIR);
const FOLDER = path.join(ROOT, '.data/test/deploy');
const PROCESSES = 3;

/** Makes a build of a few of the files, as compressing all takes minutes on a busy machine. The site serves the others. */
function fewAssets() {
  const chunks = 'static/chunks';
  const names = readdirSync(path.join(BUILD, chunks));
  const script = names.find((name) => name.endsWith('.js')) ?? '';
  const worker = names.find((name) => name.startsWith('turbopack-worker-')) ?? script;
  const build = path.join(FOLDER, 'build');
  for (const name of [script, worker])
    cpSync(path.join(BUILD, chunks, name), path.join(build, chunks, name));
  return { build, scripts: [script, worker].map((name) => `/_next/${chunks}/${name}`) };
}

/** Starts nginx, Redis, three processes of the site and a backend with the demo's accounts. */
export async function startDeployment() {
  const started: { stop: () => Promise<unknown> }[] = [];
  const stop = async () => {
    for (const each of started.reverse()) await each.stop();
  };
  try {
    return { ...(await start(started)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(started: { stop: () => Promise<unknown> }[]) {
  if (!existsSync(path.join(BUILD, 'BUILD_ID')))
    throw new Error('No build to test: run npm test -- --only build first.');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const ports = await reserveProxy();
  const assets = path.join(FOLDER, 'assets');
  const { build, scripts } = fewAssets();
  await keepAssets(build, assets);
  const options = { dataDirectory: path.join(FOLDER, 'data'), siteUrl: ports.url };
  let backend = await startBackend(options);
  started.push({ stop: () => backend.stop() });
  await seedDatabase({ databaseUrl: backend.databaseUrl, vehicles: 60 });
  await addDemoAccounts(backend);
  const redis = await startRedis();
  started.push(redis);
  const startSite = async () => {
    const site = await startSiteProcess(FOLDER, ports.url, backend, { redisUrl: redis.url });
    started.push(site);
    return site;
  };
  const sites = await Promise.all(Array.from({ length: PROCESSES }, startSite));
  const listening = sites.map(({ port }) => port);
  const proxy = await startProxy(FOLDER, ports, listening);
  started.push(proxy);
  return {
    url: ports.url,
    httpPort: ports.http,
    folder: FOLDER,
    assets,
    build,
    scripts,
    redis,
    sites,
    proxy,
    backend: () => backend,
    /** Restarts the backend with the same database, keys and address. */
    restartBackend: async () => {
      backend = await startBackend({ ...options, port: Number(new URL(backend.url).port) });
    },
  };
}
