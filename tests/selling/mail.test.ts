import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SaleCheckClaim, saleCheckMail } from '@/lib/selling/mail';

beforeEach(() => vi.stubEnv('SITE_URL', 'https://forecourt.example'));
afterEach(() => void vi.unstubAllEnvs());

const SITE = 'https://forecourt.example';
type Cars = SaleCheckClaim['cars'];

const claimed = (kind: SaleCheckClaim['kind'], ...titles: [string, ...string[]]) =>
  saleCheckMail(
    {
      id: 'c0000000-0000-4000-8000-000000000003',
      claim: 'd',
      kind,
      cars: titles.map((title, at) => ({
        id: `car-${at}`,
        title,
        price: 8450,
        plate: `AB19CD${'EFGHIJKLMNOP'[at]}`,
        has_photograph: at === 0,
      })) as Cars,
      user_id: 'u',
      archived_from: '2026-12-08T10:00:00Z',
      recipient: { address: 'ada@example.test', name: 'Ada\nLovelace', has_account: true },
    },
    'token',
  );

test('the question names the car, what comes of silence, and how to stop it', () => {
  const mail = claimed('still_for_sale', '2019 Ford Fiesta');
  expect(mail.subject).toBe('Is your 2019 Ford Fiesta still for sale?');
  expect(mail.to).toEqual({ name: 'Ada Lovelace', address: 'ada@example.test' });
  expect(
    mail.text,
  ).toBe(`Is your 2019 Ford Fiesta still for sale? You have not changed its listing for 30 days.

2019 Ford Fiesta, £8,450, AB19 CDE

One press says yes, sold or withdrawn.

Answer:
https://forecourt.example/my-vehicles

Without an answer we archive it, on 8 December 2026 at the earliest. You can relist it at any time.

Stop these e-mails:
https://forecourt.example/messages/unsubscribe/token
`);
  expect(mail.unsubscribeUrl).toBe('https://forecourt.example/api/unsubscribe/token');
  expect(mail.html).toContain(`src="${SITE}/og/car-0.jpg" alt="2019 Ford Fiesta, photograph"`);
  expect(mail.html).toMatch(/>2019 Ford Fiesta, £8,450 <span [^>]+>AB19 CDE<\/span>/);
});

test('the notice says how to relist, and cannot be stopped', () => {
  const mail = claimed('listing_archived', '2019 Ford Fiesta');
  expect(mail.subject).toBe('Your 2019 Ford Fiesta is archived');
  expect(mail.text).toContain('choose Relist under Archived');
  expect(mail.text).toContain('https://forecourt.example/my-vehicles?status=archived');
  expect(mail.text).not.toContain('Stop these');
  // Its share picture is gone.
  expect(mail.html).not.toContain('/og/');
  expect(mail.text).toContain('\n2019 Ford Fiesta, £8,450, AB19 CDE\n');
  expect(mail).not.toHaveProperty('unsubscribeUrl');
});

test('several cars are one mail, which names ten', () => {
  const cars = Array.from({ length: 12 }, (_, at) => `Car ${at + 1}`) as [string, ...string[]];
  const mail = claimed('still_for_sale', ...cars);
  expect(mail.subject).toBe('Are your 12 cars still for sale?');
  expect(mail.text).toContain('\nCar 10, £8,450, AB19 CDN\n\nAnd 2 more. One press');
  expect(mail.html.match(/\/og\/car-\d+\.jpg/g)).toHaveLength(10);
  expect(mail.html).toContain('alt="Car 10, illustration"');
  expect(mail.text).not.toContain('Car 11');
  expect(claimed('listing_archived', 'Car 1', 'Car 2').text).toContain(
    '\nCar 1, £8,450, AB19 CDE\n\nCar 2, £8,450, AB19 CDF\n\n',
  );
});
