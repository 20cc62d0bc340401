import { newPerson, openAccount, signIn } from './support/people';
import { listingId, saveCar } from './support/selling';
import { expect, test } from './support/test';

test('selling a car is a 503 with words in an outage, and goes on afterwards', async ({
  page,
  backend,
  allowError,
}) => {
  allowError(/status of 503/);
  await signIn(page, await openAccount(newPerson()), '/sell');
  await saveCar(page);
  for (const path of ['/sell', `/sell/${listingId(page)}/details`]) {
    await backend.refuse();
    const answer = await page.goto(path);
    expect([answer?.status(), answer?.headers()['retry-after']], path).toEqual([503, '5']);
    await expect(page.getByText('Your listings could not be reached just now.')).toBeVisible();
    await backend.pass();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      path === '/sell' ? 'Sell your car' : 'Details',
    );
  }
});
