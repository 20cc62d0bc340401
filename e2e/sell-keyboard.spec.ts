import type { Locator, Page } from '@playwright/test';
import { withPictures } from './support/browser';
import { newPerson, openAccount, signIn } from './support/people';
import { expectPhotos, photographs, removeListing } from './support/photos';
import { expectStep, listingId } from './support/selling';
import { expect, test } from './support/test';

test.use({ launchOptions: withPictures });

/** Moves the focus to a control with the Tab key only, within the number of controls a page has. */
async function tabTo(page: Page, control: Locator) {
  const isFocused = () => control.evaluate((one) => one === document.activeElement);
  for (let at = 0; at < 80 && !(await isFocused()); at += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  await expect(control, 'the focus is seen').not.toHaveCSS('outline-style', 'none');
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Types a value into a field, or the beginning of an option's label into a list of options. */
async function type(page: Page, name: string, text: string) {
  await tabTo(page, field(page, name));
  await page.keyboard.type(text);
}

async function press(page: Page, control: Locator, heading: string) {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
  await expectStep(page, heading);
}

test('the six steps are walked with the keyboard alone', async ({ page }) => {
  test.slow();
  await signIn(page, await openAccount(newPerson()), '/sell');
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: 'Save and continue' });
  for (const [name, text] of [
    ['Make', 'Ford'],
    ['Model', 'Fiesta'],
    ['Year', '2017'],
    ['Fuel', 'Petrol'],
    ['Transmission', 'Manual'],
    ['Body type', 'Hatchback'],
  ] as const)
    await type(page, name, text);
  await press(page, save, 'Details');
  await type(page, 'Mileage', '48200');
  await type(page, 'Condition', 'Good');
  await press(page, save, 'Photographs');
  // The wait begins before the walk: Enter must not overtake the message by which the browser intercepts choosers.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByLabel('Choose photographs'));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await photographs(2));
  await expectPhotos(page, 2);
  await press(page, main.getByRole('link', { name: 'Continue' }), 'Description');
  await type(page, 'Description (optional)', 'One owner.');
  await press(page, save, 'Price and place');
  await type(page, 'Asking price', '6495');
  await type(page, 'Postcode (optional)', 'LS6 3AA');
  await press(page, save, 'Check and publish');
  const id = listingId(page);
  await press(page, main.getByRole('button', { name: 'Publish' }), '2017 Ford Fiesta');
  await expect(page).toHaveURL(`/vehicles/${id}`);
  await expect(main.getByText('£6,495').first()).toBeVisible();
  await removeListing(page, id);
});
