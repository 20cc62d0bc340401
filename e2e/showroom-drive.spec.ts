import { DRIVE_BYTES } from '../lib/showroom/drive/data-use';
import {
  close,
  countContexts,
  countFrames,
  course,
  DRIVE,
  frames,
  IN_TIME,
  liveContexts,
  mph,
  SOFTWARE_WEBGL,
  start,
  startButton,
} from './support/drive';
import { axeInBothColours, expect, test } from './support/test';

test.use(SOFTWARE_WEBGL);
test.describe.configure({ timeout: 120_000 });

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
