import { gzipSync } from 'node:zlib';
import { SIMULATOR_BYTES, SIMULATOR_DATA_USE } from '../lib/web3/simulator/data-use';
import { recordScripts, scriptBodies } from './support/scripts';
import { opener, PAGE, state } from './support/simulator';
import { expect, test } from './support/test';

// One test sets the clock.
test.use({ hasOwnContext: true });

/** Text that only the code of the Ethereum virtual machine and of the contracts contains. */
const SIMULATOR_CODE = /STACK_UNDERFLOW|INVALID_OPCODE|stack underflow|simulator: registrar/;

test('a worker that does not load is said, and tried again', async ({ page, allowError }) => {
  allowError(/ERR_FAILED|Failed to load/);
  await page.goto(PAGE);
  await page.route(/turbopack-worker|worker/, (route) => route.abort());
  await opener(page).click();
  await expect(page.getByText('The simulator has stopped working.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(state(page, 'No sale yet')).toBeVisible();
});

test('a browser that refuses a worker is told so', async ({ page }) => {
  await page.goto(PAGE);
  await page.evaluate(() => {
    const { Worker } = window;
    window.Worker = class {
      constructor() {
        throw new DOMException('No workers here', 'SecurityError');
      }
    } as never;
    window.addEventListener('allow-worker', () => Object.assign(window, { Worker }));
  });
  await opener(page).click();
  await expect(page.getByText('The simulator has stopped working.')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('allow-worker')));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(state(page, 'No sale yet')).toBeVisible();
});

test('a worker that never answers is told of, and can be tried again', async ({ page }) => {
  await page.clock.install();
  await page.goto(PAGE);
  await page.evaluate(() => {
    const { Worker } = window;
    window.Worker = class extends EventTarget {
      postMessage() {
        document.documentElement.dataset.asked = '';
      }
      terminate() {}
    } as never;
    window.addEventListener('allow-worker', () => Object.assign(window, { Worker }));
  });
  await opener(page).click();
  // 'Loading…' is also shown while the code loads: the wait begins with the request to the worker.
  await expect(page.locator('html')).toHaveAttribute('data-asked', '');
  await expect(page.getByText('Loading…')).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByText('The simulator has stopped working.')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('allow-worker')));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(state(page, 'No sale yet')).toBeVisible();
});

test('a press loads the simulator, within its stated size, and nothing does before', async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const before = [...scripts];
  for (const body of await scriptBodies(page, before))
    expect(SIMULATOR_CODE.test(body)).toBe(false);
  await expect(page.getByText(`Loads ${SIMULATOR_DATA_USE}.`)).toBeVisible();
  await opener(page).click();
  await expect(state(page, 'No sale yet')).toBeVisible();
  const loaded = [...scripts].filter((url) => !before.includes(url));
  const bodies = await scriptBodies(page, loaded);
  expect(bodies.some((body) => SIMULATOR_CODE.test(body))).toBe(true);
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThan(SIMULATOR_BYTES);
  expect(bytes).toBeGreaterThan(SIMULATOR_BYTES * 0.9);
});

test('without JavaScript the simulator says that it needs it @noscript', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false, 'only without JavaScript');
  await page.goto(PAGE);
  await expect(page.getByText('The simulator needs JavaScript, which is off.')).toBeVisible();
  await expect(opener(page)).toBeHidden();
});
