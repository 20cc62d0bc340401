import { confirm, untilHydrated } from './support/confirm';
import { signIn } from './support/people';
import { csvOf, openDealer, removeDealer, runFile, sendFile, stockCar } from './support/stock';
import { axeInBothColours, expect, test } from './support/test';

const PATH = '/my-vehicles/stock';

test('a dealer’s first evening: a file with addresses of pictures, its run and undoing, and a feed for the night', async ({
  page,
}) => {
  const { dealer } = await openDealer();
  await signIn(page, dealer, PATH);
  try {
    const [head = '', ...cars] = csvOf([stockCar(0), stockCar(1)]).split('\n');
    const urls = ['https://127.0.0.1/1.jpg | https://127.0.0.1/2.jpg', 'front.jpg'];
    const text = [`${head},Picture URLs`, ...cars.map((car, at) => `${car},${urls[at]}`)];
    await sendFile(page, text.join('\n'));
    await expect(page.getByText('2 photographs are named by address.')).toBeVisible();
    const remarks = page.getByRole('table', { name: 'Remarks by row and column' });
    await expect(remarks).toContainText('‘front.jpg’ is not the address of a photograph');
    await runFile(page, 'List 2 cars', '2 listed.');

    await page.goto(PATH);
    const runs = page.getByRole('region', { name: 'What the last runs did' });
    await expect(runs.getByRole('listitem')).toContainText('2 cars: 2 listed.');
    await expect(page.getByRole('region', { name: 'Photographs of your files' })).toBeVisible();

    await untilHydrated(page);
    await runs.getByRole('button', { name: 'Undo this run' }).click();
    await confirm(page, 'Undo the run');
    await expect(runs.getByText(/^Undone /)).toBeVisible();
    await expect(runs).toBeFocused();

    const feed = page.getByRole('region', { name: 'Every night by itself' });
    await feed.getByLabel('Address of your feed').fill('https://user:secret@feed.example/cars');
    await feed.getByRole('button', { name: 'Keep this feed' }).click();
    await expect(feed.getByLabel('Address of your feed')).toHaveAccessibleDescription(
      /without a user name, a password or a port/,
    );
    await feed.getByLabel('Address of your feed').fill('https://127.0.0.1/cars.csv');
    await feed.getByLabel('Fetched daily from').selectOption('05:00');
    await feed.getByRole('checkbox', { name: /^Withdraw cars/ }).check();
    await feed.getByRole('button', { name: 'Keep this feed' }).click();
    await expect(feed.getByRole('button', { name: 'Save the feed' })).toBeVisible();
    await axeInBothColours(page);

    await page.reload();
    await expect(feed.getByLabel('Fetched daily from')).toHaveValue('5');
    await expect(feed.getByRole('checkbox', { name: /^Withdraw cars/ })).toBeChecked();
    await feed.getByRole('checkbox', { name: /^Pause/ }).check();
    await feed.getByRole('button', { name: 'Save the feed' }).click();
    await expect(feed.getByText('It is paused: nothing is fetched.')).toBeVisible();
    await feed.getByRole('button', { name: 'Forget the feed' }).click();
    await expect(feed.getByRole('button', { name: 'Keep this feed' })).toBeVisible();
    await expect(feed).toBeFocused();
  } finally {
    await removeDealer(page, dealer);
  }
});
