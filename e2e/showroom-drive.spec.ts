import type { Page } from '@playwright/test';
import { DRIVE_BYTES } from '../lib/showroom/drive/data-use';
import { axeInBothColours, expect, test } from './support/test';

/** Enables software WebGL in a new browser, because the headless shell disables it by default. */
test.use({
  // The viewport is small, because software draws it on cores that other journeys share.
  viewport: ({ viewport, isMobile }, use) => use(isMobile ? viewport : { width: 700, height: 600 }),
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
    }),
});
test.describe.configure({ timeout: 120_000 });

const DRIVE = '/ar-showroom?body=hatchback&tool=virtual-test-drive';
const startButton = (page: Page) => page.getByRole('button', { name: 'Start the test drive' });
const course = (page: Page) => page.getByRole('application', { name: /^Driving course/ });
const mph = async (page: Page) =>
  Number.parseInt(
    (await course(page)
      .getByText(/^\d+\s*mph/)
      .textContent()) ?? '',
    10,
  );
/** Clicks without the wait for a stable element, which takes several slow frames. */
const close = (page: Page) =>
  page.getByRole('button', { name: 'Close', exact: true }).dispatchEvent('click');
const IN_TIME = { timeout: 40_000 };

/** Counts the frames that the scene is drawn in. */
const countFrames = (page: Page) =>
  page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    const { clear } = prototype;
    Object.assign(window, { frames: 0 });
    prototype.clear = function count(mask) {
      (window as unknown as { frames: number }).frames += 1;
      clear.call(this, mask);
    };
  });
const frames = (page: Page) => page.evaluate<number>('frames');

/** Remembers the graphics contexts that the page makes. */
const countContexts = (page: Page) =>
  page.addInitScript(() => {
    const contexts: WebGL2RenderingContext[] = [];
    const original = HTMLCanvasElement.prototype.getContext;
    Object.assign(window, { contexts });
    HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement, ...of) {
      const found = Reflect.apply(original, this, of);
      if (found instanceof WebGL2RenderingContext) contexts.push(found);
      return found;
    } as typeof original;
  });

/** Returns the number of contexts that are not released; forgets them all. */
const liveContexts = (page: Page) =>
  page.evaluate(() => {
    const { contexts } = window as unknown as { contexts: WebGL2RenderingContext[] };
    const live = contexts.filter((context) => !context.isContextLost()).length;
    // The test itself must not hold the contexts that it counts.
    contexts.length = 0;
    return live;
  });

async function start(page: Page) {
  await page.goto(DRIVE);
  await expect(startButton(page)).toBeEnabled();
  await startButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(course(page)).toBeFocused();
  await expect(page.getByText('The car is being brought round…')).toHaveCount(0, IN_TIME);
}

test('the car drives by keyboard: speed, view, pause, reset, close', async ({ page }) => {
  await countFrames(page);
  await start(page);
  await page.keyboard.down('ArrowUp');
  await expect.poll(() => mph(page), IN_TIME).toBeGreaterThan(12);
  await page.keyboard.up('ArrowUp');
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'View: Driver’s seat' })).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  const held = await mph(page);
  await page.keyboard.down('ArrowDown');
  await page.evaluate('new Promise((done) => setTimeout(() => requestAnimationFrame(done), 500))');
  expect(await mph(page)).toBe(held);
  await page.keyboard.up('ArrowDown');
  const drawn = await frames(page);
  await page.evaluate('new Promise((done) => setTimeout(() => requestAnimationFrame(done), 500))');
  expect(await frames(page), 'a paused drive draws nothing').toBe(drawn);
  await page.keyboard.press('c');
  await expect.poll(() => frames(page), 'but another view').toBeGreaterThan(drawn);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Paused', { exact: true })).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByText('Back at the start.')).toBeVisible();
  await expect(page.getByText('Paused', { exact: true }), 'it goes on').toHaveCount(0);
  await expect.poll(() => mph(page), IN_TIME).toBe(0);
  await close(page);
  await expect(startButton(page)).toBeFocused();
});

test('it can be started without scrolling @phone', async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(DRIVE);
  await expect(startButton(page)).toBeInViewport({ ratio: 1 });
});

test('Tab leads from the course to its buttons, which say the view @phone', async ({ page }) => {
  await start(page);
  await page.keyboard.press('Tab');
  const view = page.getByRole('button', { name: 'View: Behind' });
  await expect(view).toBeFocused();
  await expect(view.getByText('Behind')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
});

test('a game controller drives it', async ({ page }) => {
  await page.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({ value: 0 }));
    const pad = { mapping: 'standard', axes: [0, 0, 0, 0], buttons };
    Object.assign(window, { pad });
    navigator.getGamepads = () => [null, pad as unknown as Gamepad];
  });
  const pull = (trigger: number, value: number) =>
    page.evaluate(
      ([index, to]) => {
        const { pad } = window as unknown as { pad: { buttons: Record<number, object> } };
        Object.assign(pad.buttons[index as number] ?? {}, { value: to });
      },
      [trigger, value],
    );
  await start(page);
  await pull(7, 1);
  await expect.poll(() => mph(page), IN_TIME).toBeGreaterThan(8);
  await pull(7, 0);
  await pull(6, 1);
  await expect.poll(() => mph(page), IN_TIME).toBe(0);
});

test('the drive and the words beside it are accessible', async ({ page }) => {
  await start(page);
  await axeInBothColours(page);
  await close(page);
  await expect(startButton(page)).toBeVisible();
  await axeInBothColours(page);
});

test('nothing of 3D is loaded before the press', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(DRIVE, { waitUntil: 'networkidle' });
  expect(requests.filter((url) => url.includes('/models/'))).toEqual([]);
  const code: Promise<{ responseBodySize: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.js')) code.push(request.sizes());
  });
  await startButton(page).click();
  await expect(page.getByText('The car is being brought round…')).toHaveCount(0, IN_TIME);
  await expect(course(page)).toBeVisible(IN_TIME);
  const sizes = await Promise.all(code);
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes, 'the code is as large as the page says').toBeGreaterThan(0.85 * DRIVE_BYTES);
  expect(bytes, 'the code is as large as the page says').toBeLessThan(1.15 * DRIVE_BYTES);
});

test('opening and closing it leaves no graphics context and no memory', async ({ page }) => {
  const rounds = 20;
  await countContexts(page);
  await start(page);
  const client = await page.context().newCDPSession(page);
  const heap = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = (await client.send('Runtime.getHeapUsage')) as { usedSize: number };
    return usedSize / 1e6;
  };
  const closed = async () => {
    await close(page);
    await expect(startButton(page)).toBeFocused();
  };
  await closed();
  const first = await heap();
  for (let count = 1; count < rounds; count += 1) {
    await startButton(page).click();
    await expect(page.getByText('The car is being brought round…')).toHaveCount(0, IN_TIME);
    await expect(course(page)).toBeVisible();
    await closed();
  }
  expect(await liveContexts(page)).toBe(0);
  expect((await heap()) - first).toBeLessThan(8);
});

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
  await page.waitForLoadState('networkidle');
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

test('two thumbs drive it @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'needs a touch screen');
  await start(page);
  const go = page.getByRole('button', { name: 'Go', exact: true });
  await go.dispatchEvent('pointerdown', { pointerId: 1, pointerType: 'touch', isPrimary: true });
  await expect.poll(() => mph(page), IN_TIME).toBeGreaterThan(8);
  await go.dispatchEvent('pointerup', { pointerId: 1, pointerType: 'touch', isPrimary: true });
  const brake = page.getByRole('button', { name: 'Brake' });
  await brake.dispatchEvent('pointerdown', { pointerId: 1, pointerType: 'touch', isPrimary: true });
  await expect.poll(() => mph(page), IN_TIME).toBe(0);
});

test('a mouse at the pedals drives it, and the keys go on working @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the pedals show on touch screens');
  await start(page);
  await page.getByRole('button', { name: 'Go', exact: true }).hover();
  await page.mouse.down();
  await expect.poll(() => mph(page), IN_TIME).toBeGreaterThan(8);
  await page.mouse.up();
  await expect(course(page)).toBeFocused();
  await page.keyboard.down('ArrowDown');
  await expect.poll(() => mph(page), IN_TIME).toBe(0);
});

test('on a phone on its side the header covers no button of the drive @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'needs a touch screen');
  await page.setViewportSize({ width: 844, height: 390 });
  await start(page);
  for (const name of ['Pause', 'Start again', 'Close', 'Go', 'Brake']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    const isOnTop = await button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop, name).toBe(true);
  }
});
