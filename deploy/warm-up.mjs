// node deploy/warm-up.mjs <address of a process>: waits until the process answers, and requests a page of each kind, so
// that no visitor waits while it loads their code. Fails if a page fails though the backend is up.
import { setTimeout as wait } from 'node:timers/promises';

const START_MS = 80_000;
const PAGE_MS = 20_000;

const [address] = process.argv.slice(2);
if (!address) {
  console.error('Usage: node deploy/warm-up.mjs <address of a process>');
  process.exit(2);
}

/** The headers of nginx, because the process trusts one proxy. */
const headers = { 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Proto': 'https' };

/** Returns status and text; status 0 without a response. */
async function get(path, limit = PAGE_MS) {
  try {
    const signal = AbortSignal.timeout(limit);
    const response = await fetch(new URL(path, address), { headers, signal, redirect: 'manual' });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

const deadline = performance.now() + START_MS;
while ((await get('/api/health/live', 2000)).status !== 200) {
  if (performance.now() > deadline) {
    console.error(`${address} does not answer`);
    process.exit(1);
  }
  await wait(200);
}

const failed = [];
async function request(path) {
  const { status, text } = await get(path);
  if (status === 0 || status >= 500) failed.push(`${path} (${status || 'no response'})`);
  return text;
}

const home = await request('/');
// A list that is in no cache.
const list = await request(`/vehicles?priceMax=${20_000 + Math.floor(Math.random() * 60_000)}`);
const [car] = /\/vehicles\/[0-9a-f]{8}-[0-9a-f-]{27}/.exec(list) ?? [];
const [landing] = /\/used-cars\/[a-z0-9/-]+/.exec(home + list) ?? [];
for (const path of [car, landing, '/api/suggestions?q=ford']) if (path) await request(path);

if (failed.length > 0) {
  const isReady = (await get('/api/health/ready')).status === 200;
  console.error(`${address} fails: ${failed.join(', ')}${isReady ? '' : '; the backend is down'}`);
  process.exit(isReady ? 1 : 0);
}
