import { expect, test } from 'vitest';
import { POST } from '@/app/api/unsubscribe/[token]/route';
import { accountToken } from '@/lib/account/token';
import { stopFavouriteAlerts } from '@/lib/account/unsubscribe';
import { type FavouriteClaim, favouriteMail } from '@/lib/favourites/mail';
import { mailOutbox } from '@/lib/mail/outbox';
import { openOutboxWorld } from '../enquiries/outbox-world';

const { world, people, addressOf, letTimePass } = openOutboxWorld();
const queue = () => mailOutbox<FavouriteClaim>();

/** Claims the mail that is due and marks it as sent; returns it as it is sent. */
async function nextMail() {
  await letTimePass();
  const claimed = await queue().claim();
  if (!claimed) return null;
  await queue().settle(claimed, 'sent');
  return favouriteMail(claimed, accountToken(claimed.user_id, 'favourites'));
}

test('a person is mailed what changed of a saved car, until one press stops it', async () => {
  const user = people.stranger.user;
  await world.sql`update profiles set favourite_alerts = 'at_once'`;
  await world.sql`insert into favourites (user_id, vehicle_id) values (${user}, ${people.active})`;
  await world.sql`update vehicles set price = 11995 where id = ${people.active}`;
  const mail = await nextMail();
  expect(mail?.to.address).toBe(addressOf(user));
  expect(mail?.subject).toBe('2019 Ford Fiesta: price down to £11,995');
  expect(mail?.text).toContain('£12,500 → £11,995 since you saved it');

  const token = accountToken(user, 'favourites');
  expect(mail?.unsubscribeUrl).toMatch(new RegExp(`/api/unsubscribe/${token}$`));
  const press = (pressed: string) =>
    POST(new Request('https://forecourt.example', { method: 'POST' }), {
      params: Promise.resolve({ token: pressed }),
    });
  expect((await press(`${token}x`)).status).toBe(404);
  expect((await press(token)).status).toBe(200);
  expect(
    await world.sql`
    select favourite_alerts, email_notifications from profiles where id = ${user}`,
  ).toEqual([{ favourite_alerts: 'off', email_notifications: true }]);
  await world.sql`update vehicles set listing_status = 'sold' where id = ${people.active}`;
  expect(await nextMail()).toBeNull();
  // The token of all mails stops others.
  expect(await stopFavouriteAlerts(accountToken(user))).toBe(false);
});
