import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import {
  azimuth,
  back,
  DRAWN,
  disableWebGl,
  lightPlainly,
  SUV,
  slider,
  turn,
  turnPictures,
} from './support/viewer';

// A press waits until the current picture is drawn.
test.use({ actionTimeout: DRAWN.timeout });

/** Adds WebXR to the browser, whose sessions never start, or are refused. */
const addXr = (page: Page, isRefused: boolean) =>
  page.addInitScript((refused) => {
    const asked: string[] = [];
    class XRSession {
      requestHitTestSource() {}
    }
    Object.assign(globalThis, { asked, XRSession });
    Object.defineProperty(navigator, 'xr', {
      value: {
        isSessionSupported: (mode: string) => Promise.resolve(mode === 'immersive-ar'),
        requestSession: (mode: string) => {
          asked.push(mode);
          const refusal = new DOMException('no camera', 'NotAllowedError');
          return refused ? Promise.reject(refusal) : new Promise(() => {});
        },
        addEventListener() {},
      },
    });
  }, isRefused);

test.describe('in a visitor’s own space', () => {
  test('a browser with WebXR stands the car there once it is loaded', async ({ page }) => {
    test.slow();
    await addXr(page, false);
    await page.goto(SUV);
    await page.getByRole('button', { name: 'Stand it in front of you' }).click();
    await expect(back(page), 'in place of the button').toBeFocused();
    await page.getByRole('button', { name: 'Stand it here now' }).click(DRAWN);
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked))
      .toEqual(['immersive-ar']);
  });

  test('a camera that is refused is told, and the car still turns', async ({
    page,
    allowError,
  }) => {
    test.slow();
    allowError(/NotAllowedError|no camera/);
    await page.setViewportSize({ width: 480, height: 800 });
    await lightPlainly(page);
    await addXr(page, true);
    await page.goto(SUV);
    await page.getByRole('button', { name: 'Stand it in front of you' }).click();
    await page.getByRole('button', { name: 'Stand it here now' }).click(DRAWN);
    await expect(page.getByText('The camera’s view could not be opened.')).toBeVisible(DRAWN);
    const start = await azimuth(page);
    await page.getByRole('img', { name: /^Model of a typical SUV/ }).press('ArrowRight');
    await expect.poll(() => azimuth(page)).not.toBe(start);
  });

  test('a computer without AR says what would stand the car on a drive', async ({ page }) => {
    await page.goto(SUV);
    await expect(page.getByText('open this page on a phone with AR')).toBeVisible();
    await expect(page.getByText('Stand it in front of you')).toHaveCount(0);
  });

  test.describe('on Android', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    });

    test('a link opens Scene Viewer with a hosted model in the car’s colour', async ({ page }) => {
      await page.goto(SUV);
      const link = page.getByRole('link', { name: 'Stand it in front of you' });
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.2\?/);
      const file = new URLSearchParams(href.split('?')[1]?.split('#')[0]).get('file') ?? '';
      expect(file).toMatch(/\/models\/suv-[a-z-]+\/grey\.glb$/);
      expect((await page.request.get(file)).status()).toBe(200);
      await expect(page.getByText('The phone downloads up to 1.5 MB for it.')).toBeVisible();
      await expect(page.getByText('open this page on a phone')).toHaveCount(0);
    });

    test('the link stays where the browser draws no 3D graphics', async ({ page }) => {
      await disableWebGl(page);
      await page.goto(SUV);
      await turnPictures(page).click();
      await expect(slider(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Stand it in front of you' })).toBeVisible();
    });

    test('a phone without it says so, and turns the car instead', async ({ page }) => {
      await page.goto(`${SUV}#no-scene-viewer`);
      await expect(page.getByText('This phone has no viewer')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Stand it in front of you' })).toHaveCount(0);
      await expect(turn(page)).toBeVisible();
      await expect(page, 'a link to this page says nothing of this phone').toHaveURL(/body=suv$/);
    });

    test('a phone that stays on the page when it finds none says so too', async ({ page }) => {
      await page.goto(SUV);
      const link = page.getByRole('link', { name: 'Stand it in front of you' });
      await link.focus();
      await page.evaluate(() => location.assign('#no-scene-viewer'));
      await expect(page.getByText('This phone has no viewer')).toBeVisible();
      await expect(link).toHaveCount(0);
      await expect(turn(page)).toBeFocused();
      await expect(page).toHaveURL(/body=suv$/);
    });
  });

  test.describe('on an iPhone', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/126.0 Mobile/15E148 Safari/604.1',
    });

    test('Quick Look is opened with a file that the browser makes of the model', async ({
      page,
    }) => {
      test.slow();
      await lightPlainly(page);
      await page.addInitScript(() => {
        const opened: string[] = [];
        Object.assign(globalThis, { opened });
        const { click } = HTMLAnchorElement.prototype;
        HTMLAnchorElement.prototype.click = function () {
          if (this.rel === 'ar') opened.push(this.href);
          else click.call(this);
        };
      });
      await page.goto(SUV);
      await page.getByRole('button', { name: 'Stand it in front of you' }).click();
      await page.getByRole('button', { name: 'Stand it here now' }).click(DRAWN);
      await expect
        .poll(
          () => page.evaluate(() => (globalThis as unknown as { opened: string[] }).opened),
          DRAWN,
        )
        .toEqual([expect.stringMatching(/^blob:.*allowsContentScaling=0$/)]);
    });
  });
});
