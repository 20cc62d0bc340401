import { cards, carNames, SEEDED_LIST } from './support/pages';
import { expect, test } from './support/test';

test('a comparison is put together by links and an address without JavaScript', async ({
  page,
}) => {
  await page.goto(SEEDED_LIST);
  const [one = '', two = ''] = await carNames(page);
  const second = await cards(page)
    .nth(1)
    .getByRole('link', { name: /^View Details/ })
    .getAttribute('href');
  await cards(page)
    .first()
    .getByRole('link', { name: `Compare: ${one}` })
    .click();
  await expect(page).toHaveURL(/\/compare\?cars=[0-9a-f-]{36}$/);
  await expect(page.getByText('One car so far')).toBeVisible();
  await expect(page.getByRole('link', { name: one, exact: true })).toBeVisible();

  const address = page.getByRole('textbox', { name: 'Address of a car’s page' });
  await address.fill('not a car');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(/could not be read as a car/)).toBeVisible();
  await expect(page.getByRole('link', { name: one, exact: true })).toBeVisible();

  await address.fill(`https://forecourt.example${second}?from=mail`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 2 cars' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toContainText([one, two]);

  await page
    .getByRole('link', { name: /^Compare with / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 3 cars' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Remove from comparison: / })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 2 cars' })).toBeVisible();
});
