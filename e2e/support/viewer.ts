import { expect, type Page } from '@playwright/test';

/** The timeout for the first picture, which takes software rendering seconds. */
export const DRAWN = { timeout: 60_000 };
export const SUV = '/ar-showroom?body=suv';

export const model = (page: Page) => page.locator('model-viewer');
export const turn = (page: Page) => page.getByRole('button', { name: 'Turn it in 3D' });
/** The button in its place if the browser has no WebGL. */
export const turnPictures = (page: Page) =>
  page.getByRole('button', { name: 'Turn it in pictures' });
export const back = (page: Page) => page.getByRole('button', { name: 'Back to the picture' });
export const measures = (page: Page) => page.getByRole('button', { name: 'Measures' });

export async function open(page: Page) {
  await turn(page).click();
  await expect(measures(page)).toBeVisible(DRAWN);
}

/** A grey sky of 32 × 16 pixels in the Radiance format: a header, then red, green, blue and exponent of each. */
const GREY_SKY = Buffer.concat([
  Buffer.from('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 16 +X 32\n'),
  Buffer.alloc(32 * 16 * 4, 128),
]);

/**
 * Lights the models of a page by a small grey sky. The viewer's own light is computed at each opening, which
 * takes the processor five times as long as everything else; journeys about the light or the graphics keep it.
 */
export async function lightPlainly(page: Page) {
  await page.route('**/grey-sky.hdr', (route) => route.fulfill({ body: GREY_SKY }));
  await page.addInitScript(() => {
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (this: Element, name, value) {
      setAttribute.call(this, name, name === 'environment-image' ? '/grey-sky.hdr' : value);
    };
  });
}

export const slider = (page: Page) => page.getByRole('slider', { name: 'Walk round it' });

/** Removes WebGL from the browser, from the next page on. */
export const disableWebGl = (page: Page) =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...given: Parameters<typeof getContext>
    ) {
      return String(given[0]).startsWith('webgl') ? null : getContext.apply(this, given);
    } as typeof getContext;
  });

/** The camera's angle around the model, in radians. */
export const azimuth = (page: Page) =>
  model(page).evaluate(
    (viewer) =>
      (viewer as HTMLElement & { getCameraOrbit(): { theta: number } }).getCameraOrbit().theta,
  );
