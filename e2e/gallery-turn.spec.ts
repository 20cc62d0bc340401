import type { Locator, Page } from '@playwright/test';
import { withPictures } from './support/browser';
import { firstVehicle } from './support/pages';
import { axeInBothColours, expect, test } from './support/test';
import { azimuth, back, DRAWN, disableWebGl, model, turn } from './support/viewer';

// A press waits until the current picture is drawn.
test.use({ actionTimeout: DRAWN.timeout, launchOptions: withPictures });

const scene = (page: Page) => page.getByRole('img', { name: /^Model of / });
const wholeTool = (page: Page) => page.getByRole('link', { name: 'Doors, measures and AR' });
const showroomOf = (car: string) => `/ar-showroom?vehicle=${car.split('/').at(-1)}`;

async function openCar(page: Page) {
  const car = await firstVehicle(page);
  await page.goto(car);
  return car;
}

async function openModel(page: Page) {
  await turn(page).click();
  await expect(back(page)).toBeVisible();
  await expect(wholeTool(page)).toBeVisible(DRAWN);
}

test.describe('the first picture of a car', () => {
  test.slow();
  // The viewport is small, because the processor draws every pixel.
  test.use({ viewport: { width: 480, height: 800 }, deviceScaleFactor: 1 });

  test('turns in its place by the keyboard alone, and Escape gives it back', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const car = await openCar(page);
    await expect(turn(page)).toHaveAccessibleName(/^Turn it in 3D Loads about \d\.\d MB$/);
    expect(loaded.filter((url) => url.includes('/models/'))).toEqual([]);
    await turn(page).press('Space');
    await expect(back(page)).toBeFocused();
    await expect(scene(page)).toBeFocused(DRAWN);
    await expect(page).toHaveURL(car);
    await expect(wholeTool(page)).toHaveAttribute('href', showroomOf(car));
    const start = await azimuth(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => azimuth(page)).not.toBe(start);
    await expect(page.getByRole('link', { name: 'Picture 1' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(turn(page)).toBeFocused();
    await expect(model(page)).toHaveCount(0);
  });

  test('turns at a key pressed while its picture is scrolled into view', async ({ page }) => {
    await openCar(page);
    await page.getByRole('link', { name: 'Picture 4' }).click();
    await expect(turn(page)).not.toBeInViewport();
    await turn(page).press('Enter');
    await expect(wholeTool(page)).toBeVisible(DRAWN);
    await expect(model(page)).toBeInViewport();
  });

  test('is given back by a button, and when another picture is shown', async ({ page }) => {
    await openCar(page);
    await openModel(page);
    await back(page).click();
    await expect(model(page)).toHaveCount(0);
    await expect(turn(page)).toBeFocused();
    await openModel(page);
    await page.getByRole('link', { name: 'Picture 2' }).click();
    await expect(model(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Picture 2' })).toBeFocused();
    await page.getByRole('link', { name: 'Picture 1' }).click();
    await expect(turn(page)).toBeInViewport();
  });

  test('has no accessibility violations while it turns', async ({ page }) => {
    await openCar(page);
    await openModel(page);
    await axeInBothColours(page);
  });

  test('says that the model failed, and loads it at the second try', async ({
    page,
    allowError,
  }) => {
    allowError(/\.glb|Failed to (load|fetch)|ERR_FAILED/);
    await page.route('**/models/*.glb', (route) => route.abort());
    const car = await openCar(page);
    await turn(page).click();
    await expect(page.getByText('The model could not be loaded.')).toBeVisible(DRAWN);
    await expect(turn(page)).toBeVisible();
    await expect(page).toHaveURL(car);
    await page.unroute('**/models/*.glb');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(scene(page)).toBeFocused(DRAWN);
  });

  test('says so in a line at the foot, which a press on the picture puts away', async ({
    page,
    allowError,
  }) => {
    allowError(/\.glb|Failed to (load|fetch)|ERR_FAILED/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/models/*.glb', (route) => route.abort());
    await openCar(page);
    const note = page.getByRole('alert').filter({ hasText: 'The model could not be loaded.' });
    const picture = page.locator('#picture-1');
    const box = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0, height: 0 };
    await turn(page).click();
    await expect(note).toBeVisible(DRAWN);
    const [line, whole] = [await box(note), await box(picture)];
    expect(line.height).toBeLessThan(0.25 * whole.height);
    expect(line.y).toBeGreaterThan(whole.y + 0.7 * whole.height);
    await picture.click({ position: { x: 100, y: 120 } });
    await expect(note).toBeHidden();

    await turn(page).click();
    await expect(note).toBeVisible(DRAWN);
    await axeInBothColours(page);
    await note.getByRole('button', { name: 'Close the message' }).press('Enter');
    await expect(note).toBeHidden();
    await expect(turn(page)).toBeFocused();
  });

  test('says that the network is cut', async ({ page, allowError }) => {
    allowError(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to load/);
    const car = await openCar(page);
    await expect(turn(page)).toBeVisible();
    await page.context().setOffline(true);
    await turn(page).click();
    await expect(page.getByText('You are offline, so the model cannot be loaded.')).toBeVisible();
    await expect(page).toHaveURL(car);
  });

  test('is dragged by a finger without a swipe to the next @phone', async ({ page, hasTouch }) => {
    test.skip(!hasTouch, 'only by touch');
    await openCar(page);
    await openModel(page);
    const box = await model(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * 0.8, (box?.y ?? 0) + 120];
    const start = await azimuth(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
      });
    await touch('touchStart', x);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', x - step * 20);
    await touch('touchEnd', x - 200);
    await expect.poll(() => azimuth(page)).not.toBe(start);
    await expect(back(page)).toBeInViewport();
    const strip = page.getByRole('list', { name: /^Pictures, / });
    expect(await strip.evaluate((list) => list.scrollLeft)).toBe(0);
  });
});

test('without WebGL the first picture leads to the showroom', async ({ page }) => {
  await disableWebGl(page);
  const car = await openCar(page);
  await turn(page).click();
  await expect(page).toHaveURL(showroomOf(car));
});

test('a press for a new tab opens the showroom there, and leaves the picture', async ({ page }) => {
  const car = await openCar(page);
  const tab = page.context().waitForEvent('page');
  await turn(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(showroomOf(car));
  await expect(turn(page)).toBeVisible();
  await expect(page).toHaveURL(car);
});

test('without JavaScript the first picture has a link to the showroom @noscript', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false, 'only without JavaScript');
  const car = await openCar(page);
  const link = page.getByRole('link', { name: 'Turn it in 3D', exact: true });
  await expect(page.getByText(/^Loads about/)).toBeHidden();
  await link.click();
  await expect(page).toHaveURL(showroomOf(car));
});
