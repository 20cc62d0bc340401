import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { DRAWN, model, open, SUV } from './support/viewer';

test.use({ actionTimeout: DRAWN.timeout, viewport: { width: 480, height: 800 } });

type Viewer = HTMLElement & {
  appendAnimation: (part: string, pose: { time: number }) => void;
  poses: Record<string, number[]>;
};

const doors = (page: Page) => page.getByRole('group', { name: 'Front doors' });
/** Returns the open share of a part in each step of its movement. */
const posesOf = (page: Page, part: string) =>
  model(page).evaluate((element, name) => (element as Viewer).poses[name] ?? [], part);

/** Opens the viewer, and records from then on how far the parts are open. */
async function openNoted(page: Page) {
  await page.goto(SUV);
  await open(page);
  await model(page).evaluate((element) => {
    const viewer = element as Viewer;
    const { appendAnimation } = viewer;
    viewer.poses = {};
    viewer.appendAnimation = (part, pose) => {
      viewer.poses[part] = [...(viewer.poses[part] ?? []), pose.time];
      appendAnimation.call(viewer, part, pose);
    };
  });
}

/** Opens the front doors by half. Returns how far they were open in each step of their movement. */
async function openDoors(page: Page) {
  await openNoted(page);
  await doors(page).getByRole('radio', { name: 'Closed' }).press('ArrowRight');
  await expect.poll(async () => (await posesOf(page, 'front doors')).at(-1), DRAWN).toBe(0.5);
  return posesOf(page, 'front doors');
}

test.describe('the AR Viewer', () => {
  test.slow();

  test('moves the doors in steps, and turns nothing by itself', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const [first] = await openDoors(page);
    expect(first).toBeLessThan(0.5);
    await expect(model(page)).not.toHaveAttribute('auto-rotate');
  });

  test('opens the doors to the end while the boot is opened too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openNoted(page);
    const open = doors(page).getByRole('radio', { name: 'Open' });
    // Both presses are in one task, so that the doors have not moved far when the boot is pressed.
    await open.evaluate((radio: HTMLInputElement) => {
      const press = (legend: string) => {
        const groups = [...document.querySelectorAll('fieldset')];
        const group = groups.find((one) => one.querySelector('legend')?.textContent === legend);
        group?.querySelector<HTMLInputElement>('label:last-of-type input')?.click();
      };
      radio.click();
      press('Boot');
    });
    for (const part of ['front doors', 'boot'])
      await expect.poll(async () => (await posesOf(page, part)).at(-1), DRAWN).toBe(0.999);
  });

  test('opens the doors at once where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await openDoors(page)).toEqual([0.5]);
    await expect(model(page)).not.toHaveAttribute('auto-rotate');
  });
});

test('the test drive offers its answers in words first where less motion is asked for @noscript', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/ar-showroom?body=suv&tool=virtual-test-drive');
  const link = page.getByRole('link', { name: 'The same in words' });
  await expect(page.getByRole('heading', { name: 'The same in words' })).toBeVisible();
  await expect(link).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await link.click();
  await expect(page).toHaveURL(/#drive-answers$/);
  await expect(page.getByText('m between kerbs')).toBeInViewport();
});
