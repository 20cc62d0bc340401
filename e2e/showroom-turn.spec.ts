import type { Page } from '@playwright/test';
import { withPictures } from './support/browser';
import { axeInBothColours, expect, test } from './support/test';
import { disableWebGl, SUV, slider, turnPictures } from './support/viewer';

test.use({ launchOptions: withPictures });

/** The car's picture from an angle, in degrees. */
const seen = (page: Page, degrees: number) =>
  page.getByRole('img', { name: new RegExp(`^Illustration of .*, ${degrees} degrees$`) });

async function openSteps(page: Page, path = SUV) {
  await page.goto(path);
  await turnPictures(page).click();
  await expect(seen(page, 40)).toBeVisible();
}

/** Scrolls the car's picture into view and returns its box. */
async function place(page: Page) {
  await seen(page, 40).scrollIntoViewIfNeeded();
  const box = await seen(page, 40).boundingBox();
  if (!box) throw new Error('no picture');
  return { width: box.width, middle: box.x + box.width / 2, height: box.y + box.height / 2 };
}

test.describe('without WebGL', () => {
  test.beforeEach(({ page }) => disableWebGl(page));

  test('says so at once, and offers the pictures with what they load', async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(SUV);
      await expect(turnPictures(page)).toBeInViewport({ ratio: 1 });
      const message = page.getByText(/^This browser draws no 3D graphics: .* load up to 220 kB\.$/);
      await expect(message).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Turn it in 3D' })).toHaveCount(0);
      await turnPictures(page).click();
      await expect(slider(page)).toBeInViewport({ ratio: 1 });
      const note = page
        .getByRole('alert')
        .filter({ hasText: 'This browser draws no 3D graphics.' });
      await expect(note).toBeInViewport({ ratio: 1 });
    }
  });

  test('a slider turns the car by keyboard, with pictures that load once it is moved', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const steps = () => asked.filter((path) => path.startsWith('/cars/turn-'));
    await openSteps(page);
    await expect(slider(page), 'where the button was').toBeFocused();
    await expect(page.getByText('This browser draws no 3D graphics')).toBeVisible();
    await expect(page.getByText('Illustration, in grey')).toBeVisible();
    await expect(page.getByText('the first move loads up to 220 kB')).toBeVisible();
    expect(steps()).toEqual(['/cars/turn-suv-04.avif']);
    await axeInBothColours(page);

    await slider(page).press('ArrowRight');
    await expect(seen(page, 50)).toBeVisible();
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'from the front left, 50 degrees');
    await expect.poll(() => new Set(steps()).size).toBe(36);
    await slider(page).press('End');
    await expect(seen(page, 350)).toBeVisible();
    expect(asked.filter((path) => path.endsWith('.glb'))).toEqual([]);
  });

  test('a drag turns the car with the mouse, all the way round', async ({ page }) => {
    await openSteps(page);
    const { middle, height, width } = await place(page);
    await page.mouse.move(middle, height);
    await page.mouse.down();
    await page.mouse.move(middle + width / 4, height, { steps: 5 });
    await expect(seen(page, 310), 'to the right: the other way round').toBeVisible();
    await page.mouse.move(middle - width / 4, height, { steps: 5 });
    await expect(seen(page, 130)).toBeVisible();
    await page.mouse.up();
    await page.mouse.move(middle, height, { steps: 5 });
    await expect(slider(page), 'it stays where it was let go').toHaveValue('13');
  });

  test('a finger turns the car sideways, and scrolls the page up and down @phone', async ({
    page,
    hasTouch,
  }) => {
    test.skip(!hasTouch, 'only with a touch screen');
    await openSteps(page);
    const { middle, height, width } = await place(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    async function swipe(across: number, down: number) {
      await touch('touchStart', middle, height);
      for (let part = 0.1; part <= 1; part += 0.1)
        await touch('touchMove', middle + across * part, height + down * part);
      await touch('touchEnd');
    }
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    await swipe(-width / 4, 0);
    await expect(slider(page)).not.toHaveValue('4');
    expect(await top()).toBe(before);
    const turned = await slider(page).inputValue();
    await swipe(0, -150);
    await expect.poll(top).toBeGreaterThan(before + 50);
    await expect(slider(page)).toHaveValue(turned);
  });

  test('a picture that fails is passed over, also the first', async ({ page, allowError }) => {
    allowError(/Failed to load|ERR_FAILED/);
    await page.route(/turn-suv-(04|06)\.avif/, (route) => route.abort());
    await page.goto(SUV);
    await turnPictures(page).click();
    await expect(seen(page, 30).or(seen(page, 50))).toBeVisible();
    await slider(page).press('ArrowRight');
    await expect(seen(page, 50)).toBeVisible();
    await slider(page).press('ArrowRight');
    await expect(slider(page)).toHaveValue('6');
    await expect(seen(page, 50).or(seen(page, 70))).toBeVisible();
    await slider(page).press('ArrowRight');
    await expect(seen(page, 70)).toBeVisible();
  });

  test('no step and no view that loads leaves the picture', async ({ page, allowError }) => {
    allowError(/Failed to load|ERR_FAILED/);
    await page.goto(SUV);
    await page.route('**/cars/*.avif', (route) => route.abort());
    await turnPictures(page).click();
    await expect(slider(page)).toBeHidden();
    await expect(page.getByRole('img', { name: 'Illustration of a typical SUV' })).toBeVisible();
  });

  test('the four views turn by the slider where no steps load', async ({ page, allowError }) => {
    allowError(/Failed to load|ERR_FAILED/);
    await page.route('**/cars/turn-*.avif', (route) => route.abort());
    await page.goto(SUV);
    await turnPictures(page).click();
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'from the front');
    await slider(page).press('End');
    await expect(page.getByRole('img', { name: /from near its nose$/ })).toBeVisible();
  });

  test('the steps say that they are of the body type, and of another paint', async ({ page }) => {
    const html = await (await page.request.get('/vehicles?colour=red')).text();
    const id = /\/vehicles\/([0-9a-f-]{36})/.exec(html)?.[1] ?? '';
    await openSteps(page, `/ar-showroom?vehicle=${id}`);
    await expect(page.getByText('in grey only; this car is red')).toBeVisible();
    const others = page.getByText('face, wheels and number of doors may differ');
    await expect(others).toBeVisible();
    await openSteps(page);
    await expect(page.getByText('in grey only')).toBeHidden();
    await expect(others).toBeVisible();
  });
});
