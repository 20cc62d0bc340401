import { fillSignIn } from './support/people';
import { csvOf, openDealer, removeDealer, stockCars } from './support/stock';
import { axeInBothColours, expect, test } from './support/test';

const PATH = '/my-vehicles/stock';

test('a dealer makes an upload address, sends a file to it, renews and ends it @noscript', async ({
  page,
  javaScriptEnabled,
}) => {
  const { dealer } = await openDealer();
  await page.goto(PATH);
  await fillSignIn(page, dealer);
  await expect(page).toHaveURL(PATH);
  try {
    const part = page.getByRole('region', { name: 'Files that your system sends' });
    await part.getByRole('checkbox', { name: /^Withdraw cars/ }).check();
    await part.getByRole('button', { name: 'Make an upload address' }).click();
    const address = part.getByRole('textbox', { name: 'Your upload address' });
    await expect(address).toHaveValue(/\/api\/stock\/upload\/[0-9a-f]{64}$/);
    const first = new URL(await address.inputValue()).pathname;
    if (javaScriptEnabled) await axeInBothColours(page);

    const send = (path: string, type = 'text/csv') =>
      page.request.put(path, { data: csvOf(stockCars(2)), headers: { 'content-type': type } });
    const taken = await send(first);
    expect([taken.status(), await taken.text()]).toEqual([
      202,
      expect.stringMatching(/^Received\./),
    ]);
    expect((await send(first, 'image/png')).status()).toBe(415);

    await page.goto(PATH);
    await expect(address).toHaveCount(0);
    await expect(part.getByText(/^(1 file came|The last file came)/)).toBeVisible();
    await expect(part.getByRole('checkbox', { name: /^Withdraw cars/ })).toBeChecked();
    await part.getByRole('button', { name: 'Renew the address' }).click();
    await expect(address).toBeVisible();
    const second = new URL(await address.inputValue()).pathname;
    expect(second).not.toBe(first);
    expect((await send(first)).status()).toBe(404);

    await part.getByRole('button', { name: 'End the address' }).click();
    await expect(part.getByRole('button', { name: 'Make an upload address' })).toBeVisible();
    expect((await send(second)).status()).toBe(404);
  } finally {
    await removeDealer(page, dealer);
  }
});
