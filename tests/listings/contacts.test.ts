import { expect, test } from 'vitest';
import { contactNote } from '@/lib/listings/contacts';

const PHONE =
  'Your description shows a telephone number: everybody can copy it, and buyers can ring you by Call Seller.';
const EMAIL =
  'Your description shows an e-mail address: everybody can copy it, and buyers can write to you by Send Message.';
const ADDRESS =
  'Your description shows a postal address: everybody can copy it, and buyers see your town.';
const WEB =
  'Your description shows a web address: everybody can copy it, and buyers can write to you by Send Message.';

test.each([
  '07700 900123',
  'Ring 07700-900-123 after six.',
  '(0161) 496 0000',
  '020 7946 0000',
  '+44 7700 900123',
  '+44 (0)20 7946 0000',
  '0044 7700 900123',
  '+353 85 123 4567',
  '0 7 7 0 0 9 0 0 1 2 3',
  '07700.900.123',
  '07700\u00a0900\u2011123',
  '01632 96012',
  'O77OO 9OO123',
  'oh seven seven double zero nine double zero one two three',
  'zero 7700 nine hundred, or 07700 900124',
  '０７７００ ９００１２３',
  '077\u200b00900123',
])('%s is a telephone number', (text) => expect(contactNote(text)).toBe(PHONE));

test.each([
  'bob@example.com',
  'Write to bob.smith @ example.co.uk',
  'bob(at)example.com',
  'bob [at] example [dot] com',
  'bob at example dot com',
  'bob at gmail.com',
  `${'b'.repeat(70)}@example.com`,
  'a@b@example.com',
  '-b@example.com',
])('%s is an e-mail address', (text) => expect(contactNote(text)).toBe(EMAIL));

test.each([
  'https://cars.example/a?b=1',
  'www.smithcars.example',
  'See smithcars.co.uk for more',
  'SMITHCARS.COM',
  'Smith-Cars.Com',
  'smithcars.com/stock',
  'cars.smith.me.uk.',
  'wa.me/447',
  'See smithcars.net.',
  'See smithcars.shop.',
  'smith cars (dot) com',
  'smithcars dot co dot uk',
  'BOBSCARS.ORG',
  'BobsCars.UK',
  'See BobsCars.org for more',
  'BOBSCARS.NET',
  'smithgov.uk',
  'smithcars\u200b.com',
  'youtu.be/abc',
  'Video: bit.ly/3xYz',
])('%s is a web address', (text) => expect(contactNote(text)).toBe(WEB));

test.each(['LS6 3AA', 'See it at ls6 3aa', 'SW1A 1AA', '12 High Street', 'At 4a, Old Mill Lane'])(
  '%s is a postal address',
  (text) => expect(contactNote(text)).toBe(ADDRESS),
);

test.each([
  '',
  'One owner, 61,200 miles, MOT until 12-12-2026.',
  'Serviced 01.02.2019 120000 miles',
  'Serviced 12-03-24 at 48112 miles, then 11-04-25 at 56220 miles',
  '£8,450 or £150 a month',
  'VIN WVWZZZ1KZAW000123',
  'The plate is BD21 SMR',
  'BMW M3 2DR',
  'BMW E46 3dr',
  '4 Wheel Drive',
  '195/65 R15 91V',
  'Looks good at dusk. Drives well',
  '2 Owners, Full Service. Look at dot com',
  '0 to 60 in 7.2, 150 bhp, 52.3 mpg',
  'Two keys, one two three owners',
  'I live on a long road',
  'MOT on gov.uk',
  'check-mot.service.gov.uk',
  'https://www.gov.uk/check-mot-status',
  'tdi.auto',
  '1.6.tdi.auto',
  '5dr.auto',
  'price ono.net of vat',
  '+vat.net',
  'AS SEEN.INFO ON REQUEST',
  'PRICE ONO.NET OF VAT',
  'heated seats.link',
  'car.eu spec',
  'Free delivery.UK wide',
  'Delivery.UK wide',
  'Price @ 4500.no offers',
  'mileage @ 90k.full history',
  'drive @ 70.mph',
  'Price @4500.no',
  '1 Lady Owner Drive',
  '6 Speed Dual Clutch Drive',
  '5 Speed Rear Wheel Drive',
  '1 Front Wheel Drive',
  '5 Doors Front Drive',
  'Order 12345678901 of Halfords',
  'Part 8K0 941 597',
  'Engine CJSA 1.8',
  'Two-owner, 5 seats',
])('%j shows no contact details', (text) => expect(contactNote(text)).toBeNull());

test.each([
  ['digits', '1'.repeat(20_000)],
  ['digits before a letter', `${'1'.repeat(20_000)}x`],
  ['letters', 'a'.repeat(20_000)],
  ['digits with spaces', '1 '.repeat(10_000)],
  ['labels', 'a.b-'.repeat(50_000)],
])('a long run of %s gets an answer', (_, text) => expect(contactNote(text)).toBeNull());

test('a text is named, and a way to answer is named once', () => {
  expect(contactNote('bob@mail.example.co.uk or smithcars.com', 'trim')).toBe(
    'Your trim shows an e-mail address and a web address: everybody can copy them, and buyers can write to you by Send Message.',
  );
});

test('all that a description shows is told at once', () => {
  expect(contactNote('Ring 07700 900123 or bob@example.com, 12 High Street')).toBe(
    'Your description shows a telephone number, an e-mail address and a postal address: everybody can copy them, and buyers can ring you by Call Seller, can write to you by Send Message and see your town.',
  );
});
