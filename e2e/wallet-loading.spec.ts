import { gzipSync } from 'node:zlib';
import { firstVehicle, marketingPages } from './support/pages';
import { expectNoScriptWith } from './support/scripts';
import { expect, test } from './support/test';
import { areScriptsDone } from './support/wait-for-scripts';
import { dashboard, open } from './support/wallets';

/** Matches text of the wallet libraries' own code. */
const LIBRARIES = /eth_requestAccounts|eip6963|wagmi|viem@/;
/** The maximum size, in gzip bytes, of the code that a press loads. */
const LIMIT = 70_000;

test('no page loads anything of wallets at first', async ({ page }) => {
  test.slow();
  const car = await firstVehicle(page);
  await expectNoScriptWith(page, LIBRARIES, ['/', '/vehicles', car, ...marketingPages]);
});

test('a press loads the wallet part, within its limit', async ({ page }) => {
  await page.goto('/web3-trading', { waitUntil: 'networkidle' });
  // The page's own scripts, which may come late, do not count for the press.
  await page.waitForFunction(areScriptsDone);
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await open(page).click();
  await expect(dashboard(page).getByRole('button')).toBeVisible();
  const code = await Promise.all(bodies);
  expect(
    code.some((body) => LIBRARIES.test(body.toString())),
    'what is looked for',
  ).toBe(true);
  const bytes = code.reduce((sum, body) => sum + gzipSync(body).length, 0);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThan(LIMIT);
});
