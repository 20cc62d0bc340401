import { callAs, startConversation } from './support/conversations';
import { signIn } from './support/people';
import { accountId, rest } from './support/rest';
import { withDatabase } from './support/staff';
import { axeInBothColours, expect, test } from './support/test';

test('a reserved car says so in a list, in favourites and to its seller @noscript', async ({
  page,
  javaScriptEnabled,
}) => {
  const { id, buyer, seller } = await startConversation();
  const [car] = await withDatabase(
    (sql) => sql<{ seller: string; price: number }[]>`
      with allowed as (
        insert into reservation_terms (vehicle_id, hours) values (${seller.vehicle}, 24)
      )
      select seller_id as seller, price from vehicles where id = ${seller.vehicle}`,
  );
  await callAs(buyer, 'reserve_vehicle($1)', id);
  const reserved = page.getByRole('article').filter({ hasText: 'Reserved' });

  // A price of its own, because a list that somebody has asked for before is cached.
  await page.goto(`/vehicles?priceMax=${(car?.price ?? 0) + 1}&seller=${car?.seller}`);
  await expect(reserved).toHaveCount(1);
  await expect(reserved).not.toContainText('Ada Lovelace');
  if (javaScriptEnabled) await axeInBothColours(page);

  const user_id = await accountId(buyer);
  await rest('favourites', 'POST', [{ user_id, vehicle_id: seller.vehicle }]);
  await signIn(page, buyer, '/favourites');
  await expect(reserved).toHaveCount(1);

  await page.context().clearCookies();
  await signIn(page, seller.person, '/my-vehicles');
  await expect(page.getByText('Reserved by a buyer until')).toBeVisible();
  if (javaScriptEnabled) await axeInBothColours(page);
  await page.getByRole('link', { name: 'Open the conversation about the' }).click();
  await expect(page.getByText('has reserved this car until')).toBeVisible();
});
