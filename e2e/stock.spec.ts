import { inline, workbookOf } from '../tests/stock/workbooks';
import { firstVehicle } from './support/pages';
import { newPerson, openAccount, signIn } from './support/people';
import {
  csvOf,
  openDealer,
  removeDealer,
  runButton,
  runFile,
  sendFile,
  stockCar,
  stockCars,
} from './support/stock';
import { axeInBothColours, expect, test } from './support/test';

const PATH = '/my-vehicles/stock';

test('a stranger signs in first', async ({ page }) => {
  for (const path of [PATH, `${PATH}/format`, `${PATH}/7d3f5a8e-0000-4000-8000-000000000002`]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
  }
});

test('a private seller reads how to become a dealer, and can send nothing', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()), '/my-vehicles');
  await expect(page.getByRole('link', { name: 'Stock file' })).toHaveCount(0);
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'For dealers' })).toBeVisible();
  await axeInBothColours(page);
  const answer = await page.request.post('/api/stock', {
    multipart: { file: { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('make') } },
    headers: { Origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe(`${PATH}?problem=dealer#field-file`);
  await page.getByRole('link', { name: 'Apply as a dealer' }).click();
  await expect(page).toHaveURL('/my-vehicles/seller');
});

test('mistakes stand by row and column, and nothing is listed before it is confirmed @phone', async ({
  page,
  allowError,
}) => {
  allowError(/status of 404/);
  const { dealer, sellerPage } = await openDealer();
  const foreign = (await firstVehicle(page)).split('/').at(-1) ?? '';
  await signIn(page, dealer, PATH);
  await axeInBothColours(page);
  const wrong = [
    { ...stockCar(1), price: 'a lot' },
    { ...stockCar(2), make: '' },
    { ...stockCar(3), stock_id: '=1+1' },
  ];
  const odd = { ...stockCar(5), price: '999500' };
  const listings = ['listing', '', '', '', '', foreign, '', ''];
  const states = ['Status', '', '', '', '', '', '', 'SOLD'];
  const text = csvOf([stockCar(0), ...wrong, stockCar(4), odd, stockCar(6)])
    .split('\n')
    .map((line, index) => `${line},${listings[index]},${states[index]}`)
    .join('\n');
  await sendFile(page, text);
  await expect(
    page.getByText(
      '1 of 7 cars can be listed: 1 new. 4 rows have mistakes and are left out. 1 car is not for sale and left out. 1 price is far from our valuation.',
    ),
  ).toBeVisible();
  for (const name of [
    /^Row 3 price .*price in whole pounds/,
    /^Row 4 make /,
    /^Row 5 stock_id Formulas are not accepted/,
    /^Row 6 listing .*not one of yours/,
    /^Row 7 price £999,500 is \d+ times our valuation/,
    /^Row 8 Status Left out: sold/,
  ])
    await expect(page.getByRole('row', { name })).toBeVisible();
  await expect(page.getByText('Nothing happens before you press it.')).toBeVisible();
  await axeInBothColours(page);
  // A dealer without a car for sale has no page.
  expect((await page.goto(sellerPage))?.status()).toBe(404);

  await page.goto(`${PATH}/format`);
  await expect(page.getByRole('heading', { name: 'XML and JSON' })).toBeVisible();
  await axeInBothColours(page);
});

test('what cannot be read is refused in words, at its field', async ({ page }) => {
  const { dealer } = await openDealer();
  await signIn(page, dealer, PATH);
  const file = page.getByLabel('File of your cars');
  const address = page.getByRole('textbox', { name: 'Or its address' });
  const press = () => page.getByRole('button', { name: 'Check this file' }).click();
  await press();
  await expect(file).toHaveAccessibleDescription(/Choose a file, or enter the address/);
  await expect(file).toBeFocused();
  await sendFile(page, 'PK\u0003\u0004\u0000\u0000', 'stock.xlsx.csv');
  await expect(file).toHaveAccessibleDescription(/This workbook is damaged/);
  for (const hidden of ['https://127.0.0.1/cars.csv', 'https://169.254.169.254/latest']) {
    await address.fill(hidden);
    await press();
    await expect(address).toHaveAccessibleDescription(
      /not lead to a server on the public internet/,
    );
    await expect(address).toHaveValue(hidden);
    await expect(address).toBeFocused();
  }
  await axeInBothColours(page);
});

test('a file and an address stay in the form when the session has ended or the network is gone', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_INTERNET_DISCONNECTED/);
  const { dealer } = await openDealer();
  await signIn(page, dealer, PATH);
  const file = page.getByLabel('File of your cars');
  const address = page.getByRole('textbox', { name: 'Or its address' });
  const alert = page.getByRole('main').getByRole('alert');
  const buffer = Buffer.from(csvOf(stockCars(2)));
  await file.setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer });
  await address.fill('https://dealer.example/cars.csv');
  const press = () => page.getByRole('button', { name: 'Check this file' }).click();
  await page.context().setOffline(true);
  await press();
  await expect(alert).toContainText('Network connection failed');
  await page.context().setOffline(false);

  await page.context().clearCookies({ name: /^forecourt-session/ });
  await press();
  await expect(alert).toContainText('You have been signed out. Nothing you typed is lost');
  await expect(page).toHaveURL(PATH);
  await expect(file).toHaveValue(/stock\.csv$/);
  await expect(address).toHaveValue('https://dealer.example/cars.csv');

  const other = await page.context().newPage();
  await signIn(other, dealer, PATH);
  await press();
  await expect(page.getByText('2 cars can be listed: 2 new.')).toBeVisible();
});

test('another dealer’s file is not there', async ({ page, browser, baseURL }) => {
  const { dealer } = await openDealer();
  await signIn(page, dealer, PATH);
  await sendFile(page, csvOf(stockCars(2)));
  await expect(runButton(page)).toBeVisible();
  const address = page.url();
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(other, (await openDealer()).dealer, PATH);
  await other.goto(address);
  await expect(
    other.getByRole('heading', { name: 'This file is not here any more' }),
  ).toBeVisible();
  const posted = await other.request.post(address.replace('/my-vehicles/', '/api/'), {
    form: {},
    headers: { Origin: new URL(address).origin },
    maxRedirects: 0,
  });
  expect(posted.headers().location).toMatch(/problem=gone$/);
  await other.getByRole('link', { name: 'Send the file again' }).click();
  await expect(other).toHaveURL(PATH);
  await other.close();
});

test('headings of a dealer’s own are matched once, and a run that was cut is run again', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED/);
  const { dealer } = await openDealer();
  const text = csvOf(stockCars(2), { price: 'Screen', condition: 'Grade', stock_id: 'Our ref' });
  await signIn(page, dealer, PATH);
  try {
    await sendFile(page, text);
    await expect(page.getByRole('heading', { name: 'Which heading is which?' })).toBeVisible();
    await expect(runButton(page)).toHaveCount(0);
    await axeInBothColours(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const fields = ['Stock number', 'Condition', 'Price'].map((name) =>
      page.getByLabel(`${name} (needed)`),
    );
    // The fields align although the messages below them differ in length.
    const tops = await Promise.all(fields.map(async (field) => (await field.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
    await page.getByLabel('Price (needed)').selectOption('Screen');
    await page.getByLabel('Condition (needed)').selectOption('Grade');
    await page.getByLabel('Stock number (needed)').selectOption('Our ref');
    await page.getByRole('button', { name: 'Read the file this way' }).click();
    await expect(page.getByText('2 cars can be listed: 2 new.')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await sendFile(page, text);
    await expect(page.getByText('2 cars can be listed: 2 new.')).toBeVisible();

    await page.route('**/api/stock/*', (route) => route.abort('failed'), { times: 1 });
    await runButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Run it again' })).toBeVisible();
    await runFile(page, 'List 2 cars', '2 listed.');
    await axeInBothColours(page);
    await page.reload();
    await expect(page.getByText('Done: 2 listed.')).toBeVisible();
    await expect(runButton(page)).toHaveCount(0);
  } finally {
    await removeDealer(page, dealer);
  }
});

test('words of a dealer’s own are explained by keyboard, and kept for the next file', async ({
  page,
}) => {
  const { dealer } = await openDealer();
  const text = csvOf(stockCars(3).map((car) => ({ ...car, transmission: 'Levers' })));
  await signIn(page, dealer, PATH);
  try {
    await sendFile(page, text);
    const section = page.getByRole('region', { name: /Words we do not know/ });
    const field = section.getByLabel('‘Levers’ as transmission');
    await expect(field).toHaveAccessibleDescription('In 3 rows');
    await axeInBothColours(page);
    await field.focus();
    await page.keyboard.press('M');
    await expect(field).toHaveValue('manual');
    await page.keyboard.press('Tab');
    await expect(section.getByRole('button', { name: 'Read the words this way' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 cars can be listed: 3 new.')).toBeInViewport();
    await expect(section).toHaveCount(0);
    await sendFile(page, text);
    await expect(page.getByText('3 cars can be listed: 3 new.')).toBeVisible();
    await expect(page.getByText('Words you explained')).toBeVisible();
    await axeInBothColours(page);
  } finally {
    await removeDealer(page, dealer);
  }
});

/** A workbook with the headings of a usual feed below a title, whose cars have no condition. */
const workbook = () => {
  const headings =
    `Vehicle_Id,FullRegistration,Make,Model,Variant,Year,Mileage,FuelType,Transmission,BodyType,
    Colour,Price,PictureRefs,New`.split(/,\s*/);
  const car = (number: number) =>
    `J${2000 + number},TBA,Suzuki,Swift,SZ3,${2017 + number},31000,Petrol,6 Speed Manual,5 DOOR HATCHBACK,Mystery,8${number}00,https://img.example/1.jpg,N`;
  const rows = [['Our stock'], headings, car(1).split(','), car(2).split(',')];
  return workbookOf([
    { rows: rows.map((cells) => `<row>${cells.map(inline).join('')}</row>`).join('') },
  ]);
};

test('a workbook with a feed’s headings is listed, and what is not read in it is named', async ({
  page,
}) => {
  const { dealer } = await openDealer();
  await signIn(page, dealer, PATH);
  try {
    await sendFile(page, workbook(), 'stock.xlsx');
    await page.getByLabel('Condition (needed)').selectOption('New cars: Good');
    await page.getByRole('button', { name: 'Read the file this way' }).click();
    await expect(page.getByText('2 cars can be listed: 2 new.')).toBeVisible();
    const remarks = page.getByRole('table', { name: 'Remarks by row and column' });
    await expect(remarks).toContainText('We could not read ‘Mystery’ as colour');
    await runFile(page, 'List 2 cars', '2 listed.');
  } finally {
    await removeDealer(page, dealer);
  }
});
