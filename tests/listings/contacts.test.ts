import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contactNote, contactNotes, OTHER_ENDINGS } from '@/lib/listings/contacts';

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
  '07700.....900123',
  '07700 ... 900 ... 123',
  '07700 … 900123',
  '00353 86 123 4567',
  '07700\u00a0900\u2011123',
  '01632 96012',
  'O77OO 9OO123',
  'oh seven seven double zero nine double zero one two three',
  'zero 7700 nine hundred, or 07700 900124',
  '０７７００ ９００１２３',
  '077\u200b00900123',
  'Tel.07700 900123',
  'Mob-07700 900123',
  'Call07700900123',
  'no.07700 900123',
  'Tel+447700900123',
  'Tel.(0161) 496 0000',
  '07700/900123',
  '07700·900123',
  '07700,900123',
  '07700:900123',
  '020/7946/0000',
  '+44/7700/900123',
  'Leeds, 2019. 07700, 900 123',
  '0\ufe0f\u20e37\ufe0f\u20e37\ufe0f\u20e30\ufe0f\u20e30\ufe0f\u20e39\ufe0f\u20e300123',
])('%s is a telephone number', (text) => expect(contactNote(text)).toBe(PHONE));

test.each([
  'bob@example.com',
  'Write to bob.smith @ example.co.uk',
  'bob(at)example.com',
  'bob [at] example [dot] com',
  'bob at example dot com',
  'bob at gmail.com',
  'bob at gmail com',
  'bob@hotmail co uk',
  'dave -at- gmail -dot- com',
  'dave-at-gmail-dot-com',
  'dave_at_gmail.com',
  'dave *at* example *dot* com',
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
  't.me/bob',
  'x.com/bob',
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
  'smithcars.ie',
  'See smithcars.ie for more',
  'smithcars.xyz',
  'Smithcars.de.',
  'visit smithcars.tech today',
  'smithcars . com',
  'smithcars .co.uk',
  'example . com',
  'mysite . co . uk',
])('%s is a web address', (text) => expect(contactNote(text)).toBe(WEB));

test.each([
  'LS6 3AA',
  'See it at ls6 3aa',
  'SW1A 1AA',
  '12 High Street',
  'At 4a, Old Mill Lane',
  'LS6-3AA',
  'LS6  3AA',
  '12 high street',
  '12 HIGH STREET',
  '14 St. Johns Road',
  '22 Castle Hill',
  '3 Park View',
  '5 The Green',
  'Unit 4, Mill Business Park',
  '12 High St',
  '12 New Road',
  '12 first avenue',
  '1 Front Street',
  '40 Great North Road',
  '5 Mile End Road',
  'No.12 High Street',
  '8 Ford Lane',
  '1024 London Road',
  'unit 2 riverside industrial estate',
  '9 mill rd',
  '31 Orchard Drive',
  '7 Kings Close',
  '22 Station Approach',
  '5 Abbey Walk',
  '14 Oxford Row',
  '3 Willow Rise',
  '3 The Paddock',
  'Flat 3 Rose House',
  'Flat 3, Rose House',
  '8 Canal Wharf',
  'LS 6 3AA',
  'see it at ls 6 3aa',
  'SW 1A 1AA',
])('%s is a postal address', (text) => expect(contactNote(text)).toBe(ADDRESS));

test.each([
  '',
  'One owner, 61,200 miles, MOT until 12-12-2026.',
  'Serviced 01.02.2019 120000 miles',
  'Serviced 12-03-24 at 48112 miles, then 11-04-25 at 56220 miles',
  '£8,450 or £150 a week',
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
  'Please see pictures.Info on request',
  'Look at photos.online viewing',
  '360 Top View',
  '4 Mode Drive Select',
  '62k brilliant drive',
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
  '12 month MOT',
  '12 months road tax, 6 months warranty',
  'full service history 12/03/2021',
  'Serviced 01/02/2019 120 miles ago',
  'MOT 03/2021, 45,123 miles',
  'MOT 01/19 145,123 miles',
  '44,123 miles 12/03/21',
  '+120,000 miles, 12/03/2021',
  'Stock 01234, 45,000 miles',
  '5 door',
  'M Sport 19 in alloys',
  'BMW M3 2nd owner',
  'Audi S4 4WD',
  '17 Focus ST, 5 door ST Line',
  '2 keys, 12 months MOT, £30 a year road tax',
  '3 owners all the way from new',
  '360 degree view camera, 360 Surround View',
  '2019 Mini in British Racing Green',
  '2 tone green',
  'Hill Start Assist, 3 lane assist modes',
  '5 speed close ratio box',
  '20 inch alloys, drive away today',
  '18 plate, lovely drive',
  'Audi A4 Avant drive, 1.6 Zetec street',
  '10 minutes drive from the M1, 5 mins off junction 40',
  '45 mpg ave, 8 stamps',
  'Lots of extras.ie heated seats',
  'soft.top',
  'fsh . tax . mot',
  'diesel . auto . ac',
  'sat nav.dab.usb',
  'Engine N47D20C, gearbox 6HP19',
  'Part A0009066512 or 0281002429',
  'Price £07,500 ono',
  'Ends 17:30, open 0900-1700',
  '0-60 in 4.5 secs, 0-100 in 9.1',
  'Timing belt at 72,000 (01/2020), tyres 4,500 miles old',
  '1.998 cc, 1,998 cc',
  'Call me at work. Comes with two keys',
  '2017/67 plate, 2 former keepers',
  'Range 210/250 miles, 64 kWh',
  '4 new tyres, 2 on the front 225/40/18',
  'Viewing welcome at the Leeds branch',
  '5 mins walk from the station, 15 metre walk to the car',
  '360 video walk around, 4 photos and a walk-through',
  '7 seats with a third row, 2 isofix in the back row, 3 airbags second row',
  '4 way rise and fall seat, 2 price rise letters',
  '2 bed house swap, or 1 van and a house clearance',
  'A no nonsense approach to selling, 1 honest approach to price',
  'Golf SE 1 6TD, Focus SE 1 6TDCi, BMW M 3 2DR',
  'Part 0009066512 or 00012345678',
  '1 owner ... 2 keys ..... 61,200 miles ... MOT 12 ... 2026',
  'Tyres -at- 5mm, dots - at - the front',
])('%j shows no contact details', (text) => expect(contactNote(text)).toBeNull());

test.each([
  ['digits', '1'.repeat(20_000)],
  ['digits before a letter', `${'1'.repeat(20_000)}x`],
  ['letters', 'a'.repeat(20_000)],
  ['digits with spaces', '1 '.repeat(10_000)],
  ['noughts', '0'.repeat(20_000)],
  ['house numbers', '1 a '.repeat(10_000)],
  ['labels', 'a.b-'.repeat(50_000)],
])('a long run of %s gets an answer', (_, text) => expect(contactNote(text)).toBeNull());

test('a text is named, and a way to answer is named once', () => {
  expect(contactNote('bob@mail.example.co.uk or smithcars.com', 'trim')).toBe(
    'Your trim shows an e-mail address and a web address: everybody can copy them, and buyers can write to you by Send Message.',
  );
});

test.each([
  ['features', 'list of features'],
  ['location', 'town'],
] as const)('%s is the %s', (what, label) => {
  expect(contactNote('Ring 07700 900123', what)).toBe(PHONE.replace('description', label));
});

test('the notes on a listing name each text that shows contact details', () => {
  const texts = {
    trim: null,
    features: ['Two keys', 'Ring 07700 900123'],
    location: 'Leeds LS6 3AA',
  };
  expect(contactNotes(texts)).toEqual([
    { what: 'features', note: contactNote('Ring 07700 900123', 'features') },
    { what: 'location', note: contactNote('LS6 3AA', 'location') },
  ]);
});

test('each other ending is one of the top-level domains that the database knows', () => {
  const sql = readFileSync('supabase/schemas/18_scam_signs.sql', 'utf8');
  const [, names = ''] = /top_level_domains\(\)[^']*''[^']*'([^']*)'/.exec(sql) ?? [];
  expect(names.split(/\s+/)).toEqual(expect.arrayContaining(OTHER_ENDINGS.split('|')));
});

test('all that a description shows is told at once', () => {
  expect(contactNote('Ring 07700 900123 or bob@example.com, 12 High Street')).toBe(
    'Your description shows a telephone number, an e-mail address and a postal address: everybody can copy them, and buyers can ring you by Call Seller, can write to you by Send Message and see your town.',
  );
});
