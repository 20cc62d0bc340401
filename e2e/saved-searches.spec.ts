import type { Page } from '@playwright/test';
import { linkIn, waitForMail } from './support/enquiry-mail';
import { newPerson, openAccount, signIn, someAddress } from './support/people';
import { newAddress, searchOfOneCar, waitTwoHours } from './support/saved-searches';
import { axe, axeInBothColours, expect, test } from './support/test';

const words = (page: Page) =>
  page.getByRole('list', { name: 'Filters of this search' }).getByRole('listitem');
const save = (page: Page) => page.getByRole('button', { name: 'Save this search' });
const fitsPhone = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('a search of a list is saved to the account once, changed, paused and deleted', async ({
  page,
}) => {
  test.slow();
  await signIn(page, await openAccount(newPerson()), '/vehicles?make=Ford&priceMax=30000');
  await page.getByRole('link', { name: 'Save this search' }).click();
  await expect(page).toHaveURL('/saved-searches/new?make=Ford&priceMax=30000');
  await expect(words(page)).toHaveText(['Ford', 'Up to £30,000']);
  await expect(page.getByText(/^\d+ cars match now/)).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Ford, up to £30,000');
  await axe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await fitsPhone(page)).toBe(true);
  await name.fill(' ');
  await save(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please enter a name');
  await name.fill('Our next car');
  await page.getByRole('radio', { name: 'Every Monday' }).check();
  await save(page).dblclick();
  await expect(page).toHaveURL(/\/saved-searches\?saved=/);
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Search saved' }),
  ).toBeVisible();
  await expect(page.getByText('1 saved search', { exact: true })).toBeVisible();
  await expect(page.getByText(/By e-mail every Monday\.$/)).toBeVisible();

  // The same search in another spelling and order leads to it.
  await page.goto('/saved-searches/new?priceMax=30000&make=ford&sort=price_asc&page=2&colr=red');
  await expect(page.getByText('colr: no filter of ours.')).toBeVisible();
  await expect(page.getByText('You have saved this search before.')).toBeVisible();
  await expect(save(page)).toBeHidden();
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page).toHaveURL(/\/saved-searches\?known=/);

  await page.getByText('Change or delete Our next car').click();
  expect(await fitsPhone(page)).toBe(true);
  await axeInBothColours(page);
  await name.fill('Our last car');
  await page.getByRole('combobox', { name: 'How often' }).selectOption('Every morning');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Our last car' })).toBeVisible();
  await expect(page.getByText(/By e-mail every morning\.$/)).toBeVisible();
  const feed = page.getByRole('textbox', { name: 'Feed address' });
  const address = await feed.inputValue();
  expect((await page.request.get(address)).status()).toBe(200);
  await page.getByRole('button', { name: 'Renew address of Our last car' }).click();
  await expect(feed).not.toHaveValue(address);
  expect((await page.request.get(address)).status()).toBe(404);
  await page.getByRole('button', { name: 'Pause Our last car' }).click();
  await expect(page.getByText(/Paused: no e-mails\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Start again Our last car' }).click();
  await expect(page.getByText(/By e-mail every morning\.$/)).toBeVisible();

  await page.getByRole('button', { name: 'Delete: Our last car' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete: Our last car' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved searches yet.')).toBeVisible();
  await axe(page);
});

test('without an account a search is confirmed, managed and stopped by mailed links @noscript', async ({
  page,
  request,
  javaScriptEnabled,
}) => {
  test.slow();
  const email = newAddress();
  const { query, reduce } = await searchOfOneCar();
  await page.goto(`/vehicles?${query}`);
  await page.getByRole('link', { name: 'Tell me when one comes' }).click();
  await expect(page.getByText('No car matches just now.')).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Please enter a valid email address',
  );
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(email);
  await page.getByRole('textbox', { name: 'Name' }).fill('The one');
  await page.getByRole('radio', { name: 'At once' }).check();
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  if (javaScriptEnabled) await axe(page);

  const confirmation = linkIn(
    await waitForMail(email, /^Confirm your saved search/),
    'Confirm the search',
  );
  await page.goto(confirmation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your search');
  if (javaScriptEnabled) await axe(page);
  await page.getByRole('button', { name: 'Confirm and start' }).click();
  await expect(page).toHaveURL(/\/saved-searches\/manage\//);
  await expect(page.getByRole('heading', { level: 2, name: 'The one' })).toBeVisible();
  await expect(page.getByText('Nothing new')).toBeVisible();
  if (javaScriptEnabled) await axe(page);
  const manage = new URL(page.url()).pathname;
  // A second press changes nothing.
  await page.goto(confirmation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This search is on');
  await page.getByRole('button', { name: 'Show my searches' }).click();
  await expect(page).toHaveURL(manage);

  await reduce();
  const mail = await waitForMail(email, /: The one$/);
  expect(mail.text).toContain('The one');
  await page.goto(manage);
  await page.getByRole('button', { name: 'See 1 new car in The one' }).click();
  await expect(page).toHaveURL(`/vehicles?${query}`);
  await page.goto(manage);
  await expect(page.getByText('Nothing new')).toBeVisible();

  const stop = linkIn(mail, 'Stop these e-mails');
  await page.goto(stop);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Stop e-mails');
  await page.getByRole('button', { name: 'Stop these e-mails' }).click();
  await expect(heading).toHaveText('E-mails are off');
  await page.getByRole('button', { name: 'Switch on again' }).click();
  await expect(heading).toHaveText('Stop e-mails');

  await waitTwoHours(email);
  await page.goto('/saved-searches');
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Check your e-mail' }),
  ).toBeVisible();
  const link = await waitForMail(email, /^Your link to your saved searches/);
  await page.goto(linkIn(link, 'Open my saved searches'));
  await expect(page.getByRole('heading', { level: 2, name: 'The one' })).toBeVisible();
  const manageable = await request.get(manage);
  expect(manageable.headers()['cache-control']).toContain('no-store');
  expect(await manageable.text()).toContain('noindex');
  for (const forged of [`${manage}x`, `${confirmation}x`, `${stop}x`])
    expect((await request.get(forged)).status(), forged).toBe(404);
});

test('a mailed link confirms one search, while others of the address wait on their page @noscript', async ({
  page,
  javaScriptEnabled,
}) => {
  test.slow();
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() });
  const email = newAddress();
  const saveAs = async (name: string, priceMax: number) => {
    await page.goto(`/saved-searches/new?make=Ford&priceMax=${priceMax}`);
    await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(email);
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await save(page).click();
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  };
  await saveAs('My own', 30000);
  const mail = await waitForMail(email, /^Confirm your saved search/);
  await saveAs('My other', 29000);
  await saveAs('Typed by a stranger', 28000);

  await page.goto(linkIn(mail, 'Confirm the search'));
  await expect(page.getByText('It starts this search alone.')).toBeVisible();
  await page.getByRole('link', { name: 'All searches saved with this address' }).click();
  await expect(page.getByText('No search is on yet')).toBeVisible();
  await page.goto(linkIn(mail, 'Confirm the search'));
  await page.getByRole('button', { name: 'Confirm and start' }).click();
  await expect(page).toHaveURL(/\/saved-searches\/manage\//);
  await expect(page.getByText('1 saved search', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'My own' })).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Waiting to be confirmed' });
  await expect(waiting.getByRole('heading', { level: 3 })).toHaveText([
    'Typed by a stranger',
    'My other',
  ]);
  if (javaScriptEnabled) await axeInBothColours(page);
  await page.setViewportSize({ width: 390, height: 844 });
  if (javaScriptEnabled) expect(await fitsPhone(page)).toBe(true);

  await waiting.getByRole('button', { name: 'Confirm My other' }).click();
  await expect(page.getByText('2 saved searches', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'My other' })).toBeVisible();
  await waiting.getByRole('button', { name: 'Delete Typed by a stranger' }).click();
  if (javaScriptEnabled)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(waiting).toBeHidden();
  await expect(page.getByText('2 saved searches', { exact: true })).toBeVisible();
});

test('a search without filters, or with anything in its address, gets a clear word', async ({
  page,
}) => {
  await page.goto('/saved-searches/new');
  await expect(page.getByText('Choose at least one filter')).toBeVisible();
  await page.getByRole('link', { name: 'Choose filters' }).click();
  await expect(page).toHaveURL('/vehicles/filters');
  const hostile = `/saved-searches/new?make=Zzz&priceMax=free&%3Cscript%3E=1&x=${'y'.repeat(6000)}&fuel=diesel&location=Xyzzyville`;
  await page.goto(hostile);
  const main = page.getByRole('main');
  await expect(main).toContainText('We know no Zzz.');
  await expect(main).toContainText('We know no place called Xyzzyville.');
  await expect(main).toContainText('Price to: must be a whole number.');
  await expect(words(page)).toHaveText(['Diesel']);
  await expect(save(page)).toBeVisible();
});

test('landing pages and a car that is gone lead to the form with their own filters', async ({
  page,
}) => {
  // The list of all cars is no search.
  await page.goto('/vehicles');
  await expect(page.getByRole('heading', { name: /vehicles found$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Save this search' })).toHaveCount(0);
  await page.goto('/used-cars/ford/fiesta');
  await page.getByRole('link', { name: 'Save this search' }).click();
  await expect(page).toHaveURL('/saved-searches/new?make=Ford&model=Fiesta');
  await expect(words(page)).toHaveText(['Ford', 'Fiesta']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/vehicles?fuel=diesel');
  await page.getByRole('link', { name: 'Save this search' }).click();
  await expect(page).toHaveURL('/saved-searches/new?fuel=diesel');
  // Below the cars of a phone the link says in words what the bell above them is for.
  await page.goto('/vehicles?fuel=diesel');
  await page.getByRole('link', { name: 'Tell me about new ones' }).click();
  await expect(page).toHaveURL('/saved-searches/new?fuel=diesel');
});
