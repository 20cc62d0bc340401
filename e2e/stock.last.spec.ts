import { signIn } from './support/people';
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

test('a dealer’s 60 cars go from file to live, change with it, and go with consent', async ({
  page,
  allowError,
}) => {
  allowError(/status of 404/);
  test.setTimeout(300_000);
  const { dealer, sellerPage } = await openDealer();
  const cars = stockCars(60);
  const says = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  await signIn(page, dealer, '/my-vehicles');
  try {
    const begun = Date.now();
    await page.getByRole('main').getByRole('link', { name: 'Stock file' }).click();
    await sendFile(page, csvOf(cars));
    await says('60 cars can be listed: 60 new.');
    await runFile(page, 'List 60 cars', '60 listed.');
    await expect(page.getByRole('status').filter({ hasText: 'Done:' })).toBeFocused();
    await page.goto(sellerPage);
    await says('60 cars for sale');
    const seconds = (Date.now() - begun) / 1000;
    test.info().annotations.push({ type: 'seconds from file to live', description: `${seconds}` });
    expect(seconds).toBeLessThan(120);

    await sendFile(page, csvOf(cars));
    await says('Nothing to change: 60 cars are listed as the file says.');
    await runFile(page, 'Confirm 60 cars', '60 confirmed.');
    await expect(runButton(page)).toHaveCount(0);

    const [first] = cars;
    if (first) first.price = '5750';
    await sendFile(page, csvOf(cars));
    await says('60 cars can be listed: 1 changed, 59 unchanged.');
    await expect(page.getByRole('listitem').filter({ hasText: 'J1000' })).toContainText(
      '£6,000→becomes£5,750',
    );
    await runFile(page, 'Update 1 car', '1 changed, 59 unchanged.');

    await sendFile(page, csvOf(cars.slice(0, 50)));
    await expect(page.getByRole('heading', { name: 'Not in this file (10)' })).toBeVisible();
    await page.getByRole('checkbox', { name: /^Withdraw the 10 cars/ }).check();
    await runFile(page, 'Confirm 50 cars', '50 unchanged, 10 withdrawn.');
    await page.goto(sellerPage);
    await says('50 cars for sale');

    await sendFile(page, csvOf(cars.slice(0, 30)));
    await says('20 cars not in this file cannot be withdrawn at once');
    await expect(page.getByRole('checkbox', { name: /^Withdraw/ })).toHaveCount(0);
    await expect(runButton(page)).toHaveText('Confirm 30 cars');

    const exported = await page.request.get('/api/stock/export/csv');
    await sendFile(page, await exported.text());
    await says('Nothing to change: 50 cars are listed as the file says.');
    await expect(runButton(page)).toHaveText('Confirm 50 cars');
  } finally {
    await removeDealer(page, dealer);
  }
  await page.goto(sellerPage);
  await expect(page.getByText('Seller Not Found').first()).toBeVisible();
});
