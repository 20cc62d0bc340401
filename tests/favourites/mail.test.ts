import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FavouriteClaim, favouriteMail } from '@/lib/favourites/mail';

beforeEach(() => vi.stubEnv('SITE_URL', 'https://forecourt.example'));
afterEach(() => void vi.unstubAllEnvs());

type Car = FavouriteClaim['cars'][number];

const car = (values: Partial<Car> = {}): Car => ({
  id: 'car-1',
  title: '2019 Ford Fiesta',
  price: 7995,
  price_before: 8450,
  price_when_saved: 8450,
  state: 'for_sale',
  state_before: 'for_sale',
  has_photograph: true,
  ...values,
});

const mailOf = (...cars: [Car, ...Car[]]) =>
  favouriteMail(
    {
      id: 'c0000000-0000-4000-8000-000000000003',
      claim: 'd',
      kind: 'favourite_changes',
      cars,
      user_id: 'u',
      recipient: { address: 'ada@example.test', name: 'Ada\nLovelace', has_account: true },
    },
    'token',
  );

test('a lower price is told with the price when saved, and how to stop such mails', () => {
  const mail = mailOf(car());
  expect(mail.subject).toBe('2019 Ford Fiesta: price down to £7,995');
  expect(mail.to).toEqual({ name: 'Ada Lovelace', address: 'ada@example.test' });
  expect(mail.text).toBe(`A car you saved has changed: the 2019 Ford Fiesta.

2019 Ford Fiesta, £7,995
£8,450 → £7,995 since you saved it

Your favourites:
https://forecourt.example/favourites

You get this because you saved the car. Settings say whether such e-mails come at once, once a day or never.

Stop these e-mails:
https://forecourt.example/messages/unsubscribe/token
`);
  expect(mail.unsubscribeUrl).toBe('https://forecourt.example/api/unsubscribe/token');
  expect(mail.html).toContain('src="https://forecourt.example/og/car-1.jpg"');
  expect(mail.html).toContain('£8,450 → £7,995 since you saved it');
});

test.each([
  [{ state: 'reserved', price: 8450 }, 'reserved', 'Reserved'],
  [{ state: 'sold', price: 7000 }, 'sold', 'Sold'],
  [{ state: 'withdrawn' }, 'no longer for sale', 'No longer for sale'],
  [{ state_before: 'sold', price: 8450 }, 'for sale again', 'For sale again'],
  [
    { state_before: 'reserved' },
    'for sale again',
    'For sale again; £8,450 → £7,995 since you saved it',
  ],
  // It had become dearer since it was saved.
  [{ price_when_saved: 7500, price_before: 9000 }, 'price down to £7,995', '£9,000 → £7,995'],
  [{ price_when_saved: null, price_before: 9000 }, 'price down to £7,995', '£9,000 → £7,995'],
] as [Partial<Car>, string, string][])('%o is told', (values, news, note) => {
  const mail = mailOf(car(values));
  expect(mail.subject).toBe(`2019 Ford Fiesta: ${news}`);
  expect(mail.text).toContain(`\n${note}\n`);
  // Only a car for sale has a page with a picture to lend.
  expect(mail.html.includes('/og/')).toBe((values.state ?? 'for_sale') === 'for_sale');
});

test('a thousand cars are one mail of under 100 kB, which names twenty', () => {
  const cars = Array.from({ length: 1000 }, (_, at) =>
    car({ id: `car-${at}`, title: `Car ${at + 1} <b>&` }),
  ) as [Car, ...Car[]];
  const mail = mailOf(...cars);
  expect(mail.subject).toBe('1,000 cars you saved have changed');
  expect(mail.text).toContain('And 980 more.');
  expect(mail.html.match(/\/og\//g)).toHaveLength(20);
  expect(mail.html).not.toContain('<b>&');
  expect(Buffer.byteLength(mail.html)).toBeLessThan(100_000);
});
