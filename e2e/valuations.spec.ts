import { confirm, untilHydrated } from './support/confirm';
import { newPerson, openAccount, signIn } from './support/people';
import { accountId, rest } from './support/rest';
import { axe, axeInBothColours, expect, test } from './support/test';
import { expectToast } from './support/toast';
import { addValuation } from './support/valuations';

test('an empty valuation history shows an empty message', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()), '/valuations');
  await expect(page.getByRole('heading', { level: 1, name: 'Valuation History' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No valuations yet' })).toBeVisible();
});

test('a valuation is listed, opened and deleted', async ({ page }) => {
  const person = await openAccount(newPerson());
  const id = await addValuation(await accountId(person));
  await signIn(page, person, '/valuations');
  await expect(page.getByRole('heading', { level: 2, name: '2019 Ford Fiesta' })).toBeVisible();
  const history = page.getByRole('table', { name: 'Valuations of the 2019 Ford Fiesta' });
  await history.getByRole('link').click();
  await expect(page).toHaveURL(`/valuations/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: 'Registration AB12 CDE' })).toBeVisible();
  for (const text of ['£8,400 to £9,600', '£8,000 to £10,100', '− £420', '+ £150']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main.getByText('£9,000', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('31,000 miles').first()).toBeVisible();
  const remove = main.getByRole('button', { name: 'Delete: 2019 Ford Fiesta' });
  await untilHydrated(page);
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Delete this valuation?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await axe(page, '[role=alertdialog]');
  await page.keyboard.press('Shift+Tab');
  await expect(question.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await confirm(page, 'Delete');
  await expect(page).toHaveURL('/valuations');
  await expect(page.getByRole('heading', { name: 'No valuations yet' })).toBeVisible();
  await expectToast(page, 'Valuation deleted');
});

test('a car valued twice has a chart, and a third valuation says how the figure changed', async ({
  page,
}) => {
  const person = await openAccount(newPerson());
  const owner = await accountId(person);
  for (const [value, created_at] of [
    [9400, '2026-03-01T12:00:00Z'],
    [9000, '2026-06-01T12:00:00Z'],
  ] as const)
    await addValuation(owner, 'Ford', { value, created_at });
  await signIn(page, person, '/valuations');
  const chart = '2019 Ford Fiesta: £9,400 on 1 March 2026, £9,000 on 1 June 2026';
  await expect(page.getByRole('img', { name: chart })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: '1 June 2026' })).toContainText('£9,000− £400');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Value again 2019 Ford Fiesta' }).click();
  await expect(page).toHaveURL(/\/valuations\/[0-9a-f-]{36}\?since=/);
  await expect(
    page.getByText(/(less|more) than on 1 June 2026, when it was £9,000\./),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Valuation History' }).last().click();
  await expect(rows).toHaveCount(4);
});

test('a valuation asked for while signed in is kept', async ({ page }) => {
  const person = await openAccount(newPerson());
  const car = 'make=Ford&model=Fiesta&year=2019&mileage=31000&condition=good';
  const kind = 'fuelType=petrol&transmission=manual&bodyType=hatchback';
  await signIn(page, person);
  await page.goto(`/ai-valuation?${car}&${kind}`);
  await page.getByRole('button', { name: 'Value this car' }).click();
  await expect(page).toHaveURL(/\/ai-valuation\/result\?/);
  const stored = await rest<{ mileage: number }>(
    `valuations?user_id=eq.${await accountId(person)}&select=mileage,valued_on`,
  );
  expect(stored).toMatchObject([{ mileage: 31_000 }]);
});

test('a file of cars is sent back with figures, without JavaScript @noscript', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/ai-valuation/bulk');
  const file = (text: string) => ({
    name: 'cars.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  const send = page.getByRole('button', { name: 'Value these cars' });
  const field = page.getByLabel('File of cars');
  if (javaScriptEnabled) await untilHydrated(page);
  await field.setInputFiles(file('make,model\n'.repeat(100_000)));
  await send.click();
  await expect(field).toHaveAccessibleDescription(/larger than 1 MB/);
  // With JavaScript the page says so before the file is sent.
  const query = javaScriptEnabled ? '' : '?problem=size#form';
  await expect(page).toHaveURL(`/ai-valuation/bulk${query}`);
  await field.setInputFiles(file('make,model\nFord,Fiesta\n'));
  await send.click();
  await expect(field).toHaveAccessibleDescription(/no column with these headings: year, mileage/);
  const example = await page.request.get('/ai-valuation/bulk/example.csv');
  await field.setInputFiles(file(await example.text()));
  const download = page.waitForEvent('download');
  await send.click();
  const answer = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toMatch(
    /^make,.*,verdict,note\r\nFord,Fiesta,2019,"31,000",.*,\d+,\d+,\d+,\d+,\d+,"?[£\d, A-Za-z]+"?,\r\n$/,
  );
});

test('another user’s valuation is a 404 and cannot be deleted by a forged form', async ({
  page,
  allowError,
}) => {
  allowError(/status of 404/);
  const owner = await openAccount(newPerson());
  const theirs = await addValuation(await accountId(owner), 'Jaguar');
  const person = await openAccount(newPerson());
  await addValuation(await accountId(person));
  await signIn(page, person, '/valuations');
  expect((await page.goto(`/valuations/${theirs}`))?.status()).toBe(404);
  await expect(page.getByText('Jaguar')).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCount(1);

  await page.goto('/valuations');
  await page
    .getByRole('table')
    .locator('input[name="id"]')
    .evaluate((input, id) => input.setAttribute('value', id), theirs);
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Delete: / }).click();
  await confirm(page, 'Delete');
  await expectToast(page, 'Valuation deleted');
  expect(await rest(`valuations?id=eq.${theirs}`)).toHaveLength(1);
});

test('axe finds nothing on the pages of an account', async ({ page }) => {
  test.slow();
  const person = await openAccount(newPerson());
  const owner = await accountId(person);
  const id = await addValuation(owner);
  await addValuation(owner, 'Ford', { value: 8800 });
  await signIn(page, person, '/valuations');
  const paths = ['/profile', '/settings', '/settings/delete-account', '/valuations'];
  for (const path of [...paths, `/valuations/${id}`, '/favourites']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await axeInBothColours(page);
  }
});

test('account pages are no-store and noindex', async ({ page }) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/profile');
  for (const path of ['/profile', '/settings', '/valuations', '/favourites']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control']).toMatch(/private.*no-store/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
});
