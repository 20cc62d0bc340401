import type { Page } from '@playwright/test';
import { expect, type test } from './test';

/** Enables software WebGL in a new browser, because the headless shell disables it by default. */
export const SOFTWARE_WEBGL: Parameters<typeof test.use>[0] = {
  // The viewport is small, because software draws it on cores that other journeys share.
  viewport: ({ viewport, isMobile }, use) => use(isMobile ? viewport : { width: 700, height: 600 }),
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
    }),
};

export const DRIVE = '/ar-showroom?body=hatchback&tool=virtual-test-drive';
export const startButton = (page: Page) =>
  page.getByRole('button', { name: 'Start the test drive' });
export const course = (page: Page) => page.getByRole('application', { name: /^Driving course/ });
export const mph = async (page: Page) =>
  Number.parseInt(
    (await course(page)
      .getByText(/^\d+\s*mph/)
      .textContent()) ?? '',
    10,
  );
/** Clicks without the wait for a stable element, which takes several slow frames. */
export const close = (page: Page) =>
  page.getByRole('button', { name: 'Close', exact: true }).dispatchEvent('click');
export const IN_TIME = { timeout: 40_000 };

/** Counts the frames that the scene is drawn in. */
export const countFrames = (page: Page) =>
  page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    const { clear } = prototype;
    Object.assign(window, { frames: 0 });
    prototype.clear = function count(mask) {
      (window as unknown as { frames: number }).frames += 1;
      clear.call(this, mask);
    };
  });
export const frames = (page: Page) => page.evaluate<number>('frames');

/** Remembers the graphics contexts that the page makes. */
export const countContexts = (page: Page) =>
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
export const liveContexts = (page: Page) =>
  page.evaluate(() => {
    const { contexts } = window as unknown as { contexts: WebGL2RenderingContext[] };
    const live = contexts.filter((context) => !context.isContextLost()).length;
    // The test itself must not hold the contexts that it counts.
    contexts.length = 0;
    return live;
  });

export async function start(page: Page) {
  await page.goto(DRIVE);
  await expect(startButton(page)).toBeEnabled();
  await startButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(course(page)).toBeFocused();
  await expect(page.getByText('The car is being brought round…')).toHaveCount(0, IN_TIME);
}
