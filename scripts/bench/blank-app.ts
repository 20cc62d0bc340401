import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../supabase/local/free-port';
import { answers } from '../dev/ports';
import { listenOn, ROOT, runNext, stopProcess } from '../dev/processes';
import { runLoad } from './load';
import { readCpu } from './processes';

const WARM_UP = 200;
const CONCURRENCY = 8;
const START_SECONDS = 60;

/** An app of two pages with one word each: one is rendered for each request, the other at the build. */
const FILES = {
  'package.json': '{"private":true,"type":"module"}',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(ROOT)} } };`,
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/dynamic/page.jsx':
    "export const dynamic = 'force-dynamic';\nexport default function Page() { return <main>Blank</main>; }",
  'app/cached/page.jsx': 'export default function Page() { return <main>Blank</main>; }',
};

/** CPU milliseconds per request. */
export type BlankCosts = { dynamic: number; cached: number };

async function build(directory: string) {
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const code = await runNext(['build', directory], {}, ['ignore', 'ignore', 'inherit']).exited;
  if (code !== 0) throw new Error('The blank app did not build.');
}

/**
 * Measures the cost of a page in an empty app of the same Next.js, as machines differ and each differs from hour to
 * hour; null except on Linux.
 */
export async function measureBlankApp(
  directory: string,
  requests: { dynamic: number; cached: number },
): Promise<BlankCosts | null> {
  if (process.platform !== 'linux') return null;
  await build(directory);
  const port = await freePort();
  const next = runNext(
    ['start', directory, ...listenOn('127.0.0.1', port)],
    { NODE_ENV: 'production' },
    ['ignore', 'ignore', 'inherit'],
  );
  const pid = next.child.pid ?? 0;
  const measure = async (page: keyof BlankCosts) => {
    const load = {
      origin: `http://127.0.0.1:${port}`,
      path: () => `/${page}`,
      concurrency: CONCURRENCY,
    };
    await runLoad({ ...load, requests: WARM_UP });
    const before = readCpu([pid], pid)?.web ?? 0;
    const { times } = await runLoad({ ...load, requests: requests[page] });
    return ((readCpu([pid], pid)?.web ?? 0) - before) / times.length;
  };
  try {
    const deadline = Date.now() + START_SECONDS * 1000;
    while (!(await answers(port))) {
      if (Date.now() > deadline) throw new Error('The blank app did not start.');
      await wait(50);
    }
    return { dynamic: await measure('dynamic'), cached: await measure('cached') };
  } finally {
    await stopProcess(next);
  }
}
