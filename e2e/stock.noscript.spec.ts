import { randomUUID } from 'node:crypto';
import { callAs } from './support/conversations';
import { fillSignIn } from './support/people';
import { openStaffAccount } from './support/staff';
import {
  csvOf,
  openDealer,
  removeDealer,
  runButton,
  runFile,
  sendFile,
  stockCars,
} from './support/stock';
import { expect, test } from './support/test';

test('without JavaScript a stock file is sent, matched, listed and exported', async ({ page }) => {
  const { dealer } = await openDealer();
  await page.goto('/my-vehicles/stock');
  await fillSignIn(page, dealer);
  await expect(page).toHaveURL('/my-vehicles/stock');
  try {
    await page.getByRole('button', { name: 'Check this file' }).click();
    await expect(page.getByLabel('File of your cars')).toHaveAccessibleDescription(/Choose a file/);
    const address = page.getByRole('textbox', { name: 'Or its address' });
    await address.fill('https://127.0.0.1/cars.csv');
    await page.getByRole('button', { name: 'Check this file' }).click();
    await expect(address).toHaveAccessibleDescription(/not lead to a server on the public/);
    await expect(address).toHaveValue('https://127.0.0.1/cars.csv');
    await expect(address).toBeFocused();
    await sendFile(page, csvOf(stockCars(2), { price: 'Screen' }));
    await page.getByLabel('Price (needed)').selectOption('Screen');
    await page.getByRole('button', { name: 'Read the file this way' }).click();
    await expect(page.getByText('2 cars can be listed: 2 new.')).toBeVisible();
    await runFile(page, 'List 2 cars', '2 listed.');

    const exported = await page.request.get('/api/stock/export/xml');
    await sendFile(page, await exported.text(), 'stock.xml');
    await expect(page.getByText('Nothing to change: 2 cars are listed')).toBeVisible();
    await runFile(page, 'Confirm 2 cars', '2 confirmed.');
    await expect(runButton(page)).toHaveCount(0);
  } finally {
    await removeDealer(page, dealer);
  }
});

test('without JavaScript a word of the dealer’s own is explained once, kept, and forgotten', async ({
  page,
}) => {
  const { dealer } = await openDealer();
  await page.goto('/my-vehicles/stock');
  await fillSignIn(page, dealer);
  await expect(page).toHaveURL('/my-vehicles/stock');
  const text = csvOf(stockCars(2).map((car) => ({ ...car, fuel_type: 'Steam' })));
  try {
    await sendFile(page, text);
    await expect(page.getByText('No car of the file can be listed')).toBeVisible();
    await page.getByLabel('‘Steam’ as fuel type').selectOption('Petrol');
    await page.getByRole('button', { name: 'Read the words this way' }).click();
    await expect(page.getByText('2 cars can be listed: 2 new.')).toBeVisible();
    await sendFile(page, text);
    await expect(page.getByText('2 cars can be listed: 2 new.')).toBeVisible();
    await page.getByText('Words you explained').click();
    await page.getByLabel('‘steam’ as fuel type').selectOption('Forget this word');
    await page.getByRole('button', { name: 'Save these words' }).click();
    await expect(page.getByRole('heading', { name: /Words we do not know/ })).toBeVisible();
  } finally {
    await removeDealer(page, dealer);
  }
});

test('without JavaScript a car of an unknown name waits, and is listed after staff’s nod', async ({
  page,
}) => {
  const { dealer } = await openDealer();
  await page.goto('/my-vehicles/stock');
  await fillSignIn(page, dealer);
  await expect(page).toHaveURL('/my-vehicles/stock');
  const mark = randomUUID().slice(0, 8);
  const [first, second] = [`Zwoft ${mark}`, `Qashq ${mark}`];
  const cars = stockCars(2).map((car, nth) => ({ ...car, model: nth === 0 ? first : second }));
  try {
    await sendFile(page, csvOf(cars));
    await expect(page.getByText(/^No car of the file is listed yet\. 2 cars wait/)).toBeVisible();
    await runFile(page, 'Let 2 cars wait', '2 waiting for a name.');
    await page.goto('/my-vehicles/stock');
    const waiting = page.getByRole('region', { name: 'Cars that wait' });
    await expect(waiting).toContainText(`Suzuki ${first} J1000 £6,000`);
    await expect(waiting.getByText('Waits for our staff')).toHaveCount(2);
    const call = "settle_catalogue_name('Suzuki', $1, 'same', null, 'Swift')";
    await callAs(await openStaffAccount(), call, first);
    await page.reload();
    await waiting.getByRole('button', { name: 'List 1 car now' }).click();
    await expect(page.getByText('1 car can be listed: 1 new.')).toBeVisible();
    await runFile(page, 'List 1 car', '1 listed.');
    await page.goto('/my-vehicles/stock');
    // The other car waits on.
    await expect(waiting).toContainText(`1 car waits for a name we do not know: Suzuki ${second}`);
    await expect(waiting).not.toContainText(first);
  } finally {
    await removeDealer(page, dealer);
  }
});

test('without JavaScript a feed is kept for the night, and forgotten', async ({ page }) => {
  const { dealer } = await openDealer();
  await page.goto('/my-vehicles/stock');
  await fillSignIn(page, dealer);
  await expect(page).toHaveURL('/my-vehicles/stock');
  try {
    const feed = page.getByRole('region', { name: 'Every night by itself' });
    await feed.getByLabel('Address of your feed').fill('https://127.0.0.1/cars.csv');
    await feed.getByRole('button', { name: 'Keep this feed' }).click();
    await expect(feed.getByRole('button', { name: 'Save the feed' })).toBeVisible();
    await feed.getByRole('button', { name: 'Forget the feed' }).click();
    await expect(feed.getByRole('button', { name: 'Keep this feed' })).toBeVisible();
  } finally {
    await removeDealer(page, dealer);
  }
});
