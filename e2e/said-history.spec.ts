import { fillSignIn, newPerson, openAccount } from './support/people';
import { rest } from './support/rest';
import { completeDraft, expectStep, listingId, publish, save } from './support/selling';
import { axeInBothColours, expect, test } from './support/test';

/** A car for sale that fits a query of the REST interface. */
async function carWith(query: string) {
  const [car] = await rest<{ id: string }>(
    `vehicles?select=id&listing_status=eq.active&${query}&order=id&limit=1`,
  );
  if (!car) throw new Error(`No car for sale with ${query}`);
  return car;
}

test('what a seller does not say is printed, and becomes the question of a message @noscript', async ({
  page,
  javaScriptEnabled,
}) => {
  const car = await carWith('keys=is.null&finance_owed=is.null&write_off=eq.none');
  await page.goto(`/vehicles/${car.id}`);
  const said = page.getByRole('region', { name: 'What the seller says' });
  await expect(said).toContainText('nobody has checked it');
  await expect(said.getByText('Never written off')).toBeVisible();
  await said.getByRole('link', { name: 'ask about: Keys' }).click();
  const message = page.getByRole('textbox', { name: 'Your message' });
  await expect(message).toHaveValue('How many keys come with it?');
  await page.goBack();
  await said.getByRole('link', { name: /^Ask about all \d at once$/ }).click();
  await expect(message).toHaveValue(/^How many keys come with it\? .*Is any finance owed on it\?/);
  await expect(message).not.toHaveValue(/write-off/);
  if (javaScriptEnabled !== false) await axeInBothColours(page);
});

test('a category stands in place of a verdict on a car’s page and on its card', async ({
  page,
}) => {
  const car = await carWith('write_off=eq.n');
  await page.goto(`/vehicles/${car.id}`);
  const column = page.getByRole('complementary', { name: 'Price and seller' });
  await expect(column.getByRole('heading', { name: 'Category N write-off' })).toBeVisible();
  await expect(column).toContainText('A written-off car is worth less than others like it.');
  await expect(column).not.toContainText(/AI Verified|Unbeaten|usual (?:price|range)/i);
  await expect(column.getByRole('region', { name: 'Valuation', exact: true })).toHaveCount(0);
  await column.getByRole('link', { name: 'Category N write-off' }).click();
  const said = page.getByRole('region', { name: 'What the seller says' });
  await expect(said.getByText('Category N', { exact: true })).toBeInViewport();
  await axeInBothColours(page);
  await column.getByRole('link', { name: 'Get AI Valuation' }).click();
  await expect(page.getByText('the figure is of one that never was')).toBeVisible();

  const [row] = await rest<{ make: { name: string }; model: { name: string }; price: number }>(
    `vehicles?select=price,make:vehicle_makes(name),model:vehicle_models(name)&id=eq.${car.id}`,
  );
  const query = new URLSearchParams({
    make: row?.make.name ?? '',
    model: row?.model.name ?? '',
    priceMin: String(row?.price),
    priceMax: String(row?.price),
  });
  await page.goto(`/vehicles?${query}`);
  const card = page.getByRole('article').filter({ has: page.locator(`a[href$="${car.id}"]`) });
  await expect(card.first()).toContainText('Category N write-off');
  await expect(card.first()).not.toContainText('usual');
});

test('a history check is made up in the demo, says so, and asks by a button alone @noscript', async ({
  page,
  javaScriptEnabled,
}) => {
  const car = await carWith('write_off=eq.s&public_registration=not.is.null');
  await page.goto(`/vehicles/${car.id}`);
  await page.getByRole('link', { name: 'Check finance, theft and write-off records' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History check' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What is on record' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the record' }).click();
  const record = page.getByRole('region', { name: 'What is on record' });
  await expect(record.getByText('On record as a write-off')).toBeVisible();
  await expect(record.getByText('Made-up record of the demo', { exact: true })).toBeVisible();
  await expect(record.getByText('Category S', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  if (javaScriptEnabled !== false) await axeInBothColours(page);
});

test('a seller says what they know; a car of category A or B is not published @noscript', async ({
  page,
}) => {
  await page.goto('/auth?next=/sell');
  await fillSignIn(page, await openAccount(newPerson()));
  await expectStep(page, 'Sell your car');
  await completeDraft(page);
  const id = listingId(page);
  const say = async (category: string) => {
    await page.goto(`/sell/${id}/details`);
    await page.getByLabel('Insurance write-off (optional)').selectOption(category);
    await page.getByLabel('Keys (optional)').selectOption('2');
    await page.getByLabel('Imported (optional)').selectOption('No');
    await save(page);
    await expectStep(page, 'Photographs');
    await page.goto(`/sell/${id}/check`);
  };
  await say('Category A or B');
  await publish(page).click();
  await expect(
    page.getByRole('main').getByText('must never return to the road').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(`/sell/${id}/check`);
  await say('Category N');
  await publish(page).click();
  await expect(page).toHaveURL(`/vehicles/${id}`);
  const said = page.getByRole('region', { name: 'What the seller says' });
  await expect(said.getByText('Category N', { exact: true })).toBeVisible();
  await expect(said.getByRole('link', { name: /^ask about:/ })).toHaveCount(3);
});
