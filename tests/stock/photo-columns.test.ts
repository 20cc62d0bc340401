import fc from 'fast-check';
import { expect, test } from 'vitest';
import { env } from '@/lib/env';
import { MAX_PHOTOS as BY_HAND, MAX_PHOTO_BYTES as UPLOADED } from '@/lib/photos/limits';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@/lib/stock/limits';
import { suggestMapping } from '@/lib/stock/mapping';
import { parseStockFile } from '@/lib/stock/parse-file';
import { photoAddresses } from '@/lib/stock/photo-addresses';
import { isPhotoHeading, photoHeadings } from '@/lib/stock/photo-headings';
import { photoReader } from '@/lib/stock/photo-reader';
import { writeStockFile } from '@/lib/stock/write-file';
import { bytesOf } from './cars';

test('the limits are those of photographs that are uploaded', () => {
  expect([MAX_PHOTOS, MAX_PHOTO_BYTES]).toEqual([BY_HAND, UPLOADED]);
});

test.each([
  'photos',
  'Photo 3',
  'images',
  'Picture URLs',
  'PictureRefs',
  'image[0].url',
  'image_link',
  'additional_image_link',
  'Main Image',
  'vehicleImages.href',
  'media.images.url',
  'Gallery',
])('%s is a column of photographs', (heading) => {
  expect(isPhotoHeading(heading)).toBe(true);
});

test.each([
  'photo_count',
  'Number of photos',
  'Images updated',
  'thumbnail',
  'price',
  'make',
  '',
  'Photo credit',
  'Video URL',
  'link',
])('%j is none', (heading) => {
  expect(isPhotoHeading(heading)).toBe(false);
});

test('columns of one name are read in the order of their numbers, the main one before the others', () => {
  expect(photoHeadings(['Photo 10', 'make', 'Photo 2', 'Photo 1'], 'Photo 10')).toEqual([
    'Photo 1',
    'Photo 2',
    'Photo 10',
  ]);
  expect(photoHeadings(['additional_image_link', 'image_link'], 'additional_image_link')).toEqual([
    'image_link',
    'additional_image_link',
  ]);
  expect(photoHeadings(['image', 'image (column 5)', 'images'], 'image')).toEqual([
    'image',
    'image (column 5)',
  ]);
  expect(photoHeadings(['Bilder', 'Photo'], 'Bilder')).toEqual(['Bilder']);
  expect(photoHeadings(['Photo'], 'Bilder')).toEqual([]);
  expect(photoHeadings(['Photo'], null)).toEqual([]);
});

const ADDRESS = fc
  .tuple(fc.constantFrom('https', 'http'), fc.webPath(), fc.constantFrom('', '?w=1,2;3', '?a=b'))
  .map(([protocol, path, query]) => new URL(`${protocol}://img.example${path}${query}`).href)
  .filter((address) => !/[|,;]$|[|,;]+(?:https?:)?\/\//.test(address));

test('a list of addresses is read whole, whatever stands between them', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(ADDRESS, { maxLength: 12 }),
      fc.constantFrom('|', ',', ';', ' | ', ', ', '; ', ' ', '\n', '","'),
      (addresses, between) => {
        expect(photoAddresses([addresses.join(between)])).toEqual({
          addresses,
          wrong: [],
          beyond: 0,
        });
      },
    ),
    { numRuns: 200 },
  );
});

test('what is no address is told, a repeated one is read once, and twenty are taken', () => {
  expect(photoAddresses(['front.jpg', '//img.example/1.jpg', 'https://img.example/1.jpg'])).toEqual(
    { addresses: ['https://img.example/1.jpg'], wrong: ['front.jpg'], beyond: 0 },
  );
  for (const wrong of ['ftp://x/1.jpg', 'https://a:b@x/1.jpg', 'javascript:alert(1)'])
    expect(photoAddresses([wrong])).toMatchObject({ addresses: [], wrong: [wrong] });
  const many = Array.from({ length: 23 }, (_, n) => `https://img.example/${n}.jpg`);
  const { addresses, beyond } = photoAddresses([many.join('|')]);
  expect(addresses).toEqual(many.slice(0, 20));
  expect(beyond).toBe(3);
});

test('the place for a size in an address is left out, another template is told', () => {
  expect(
    photoAddresses([
      'https://m.example/a/media/{resize}/1.jpg|https://m.example/a/media/%7Bresize%7D/2.jpg|https://m.example/{w}x{h}/3.jpg',
    ]),
  ).toEqual({
    addresses: ['https://m.example/a/media/1.jpg', 'https://m.example/a/media/2.jpg'],
    wrong: ['https://m.example/{w}x{h}/3.jpg'],
    beyond: 0,
  });
});

test('an exported file reads as the same addresses, without those of this site', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.oneof(ADDRESS, fc.constant('https://img.example/a|b?c=1')), {
        minLength: 1,
        maxLength: 6,
      }),
      fc.constantFrom('csv' as const, 'xml' as const),
      async (addresses, format) => {
        const own = `${env.siteUrl()}/photos/7d444840-9dc0-41d1-b245-5ffdce74fad2/1600.jpg`;
        const cars = [
          { stock_id: 'A1', make: 'Ford', model: 'Fiesta', photos: [own, ...addresses] },
        ];
        const { headings, rows } = await parseStockFile(bytesOf(writeStockFile(cars, format)));
        const read = photoReader({ headings, rows, firstRow: 2 }, 'photos')(2, rows[0] ?? []);
        expect(read).toEqual({ photos: addresses, remarks: [] });
      },
    ),
    { numRuns: 100 },
  ));

test('each text that is no address is named once, the first three of many', () => {
  const headings = ['Photo 1', 'Photo 2'];
  const said = (...cells: string[]) =>
    photoReader({ headings, rows: [cells], firstRow: 2 }, 'Photo 1')(2, cells).remarks.map(
      ({ message }) => message,
    );
  expect(said('front.jpg', 'ftp://x/2.jpg')).toEqual([
    '‘front.jpg’ is not the address of a photograph: it is left out',
    '‘ftp://x/2.jpg’ is not the address of a photograph: it is left out',
  ]);
  expect(said('front.jpg', 'front.jpg')).toHaveLength(1);
  const many = Array.from({ length: 5 }, (_, n) => `https://a:b@x/${n}.jpg`).join('|');
  expect(said(many)).toHaveLength(4);
  expect(said(many)[3]).toBe('2 more are not addresses of photographs');
});

test('repeated columns of one name are no mistake of a file', async () => {
  const file = 'stock_id,make,image,image\nA1,Ford,https://img.example/1.jpg,nothing\nA2,Ford,,\n';
  const { headings, rows } = await parseStockFile(bytesOf(file));
  expect(suggestMapping(headings, {})).toMatchObject({ photos: 'image' });
  const photos = photoReader({ headings, rows, firstRow: 2 }, 'image')(2, rows[0] ?? []);
  expect(photos).toEqual({
    photos: ['https://img.example/1.jpg'],
    remarks: [
      {
        row: 2,
        column: 'image',
        message: '‘nothing’ is not the address of a photograph: it is left out',
      },
    ],
  });
});
