import { untilHydrated } from './support/confirm';
import {
  countContexts,
  course,
  DRIVE,
  IN_TIME,
  liveContexts,
  mph,
  SOFTWARE_WEBGL,
  start,
  startButton,
} from './support/drive';
import { expect, test } from './support/test';

test.use(SOFTWARE_WEBGL);
test.describe.configure({ timeout: 120_000 });

test('a lost context closes the drive with a word, and it starts again', async ({ page }) => {
  await start(page);
  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(page.getByText('The browser took the graphics away.')).toBeVisible();
  await startButton(page).click();
  await expect(course(page)).toBeVisible(IN_TIME);
});

test('a browser without WebGL keeps the picture and the answers, and says why', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(DRIVE);
  await startButton(page).click();
  await expect(page.getByText('This browser draws no 3D graphics.')).toBeVisible();
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(startButton(page)).toHaveAccessibleDescription(/draws no 3D graphics/);
  await expect(startButton(page)).toBeFocused();
  await expect(page.getByRole('img', { name: /^Illustration of the car/ })).toBeVisible();
  await expect(page.getByText('10.6 m between kerbs')).toBeVisible();
});

test('a scene that fails to draw gives the graphics back, and is not taken for a browser without 3D', async ({
  page,
  allowError,
}) => {
  allowError(/The test drive could not be drawn.*no observer/s);
  await countContexts(page);
  await page.goto(DRIVE);
  await expect(startButton(page)).toBeEnabled();
  await page.evaluate(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error('no observer');
      }
    } as unknown as typeof ResizeObserver;
  });
  const reported = page.waitForEvent('console', (message) => message.type() === 'error');
  await startButton(page).click();
  await expect(page.getByText('The test drive stopped with a fault of ours.')).toBeVisible(IN_TIME);
  await expect(startButton(page)).toBeFocused();
  expect((await reported).text()).toContain('no observer');
  expect(await liveContexts(page)).toBe(0);
});

test('a cut network is said, and a second press tries again', async ({ page, allowError }) => {
  allowError(/Failed to load resource|ChunkLoadError|Failed to load chunk|ERR_/);
  await page.goto(DRIVE);
  await untilHydrated(page);
  await expect(startButton(page)).toBeEnabled();
  await page.route(/\/_next\/static\//, (route) => route.abort());
  await startButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The test drive did not load.')).toBeVisible();
  await expect(startButton(page)).toBeFocused();
  await page.unroute(/\/_next\/static\//);
  await startButton(page).click();
  await expect(course(page)).toBeVisible(IN_TIME);
});

test('a car whose model does not load is drawn plainly', async ({ page, allowError }) => {
  allowError(/Failed to load resource|ERR_/);
  await page.route(/\/models\//, (route) => route.abort());
  await start(page);
  await expect(page.getByText('a plain shape stands for it')).toBeVisible();
  await page.keyboard.down('ArrowUp');
  await expect.poll(() => mph(page), IN_TIME).toBeGreaterThan(5);
});
