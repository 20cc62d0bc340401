import fc from 'fast-check';
import { expect, test } from 'vitest';
import { env } from '@/lib/env';
import { MAX_PHOTOS as BY_HAND, MAX_PHOTO_BYTES as UPLOADED } from '@/lib/photos/limits';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@/lib/stock/limits';
import { suggestMapping } from '@/lib/stock/mapping';
import { parseStockFile } from '@/lib/stock/parse-file';
import { photoAddresses } from '@/lib/stock/photo-addresses';
import { folderHeading, isPhotoHeading, photoHeadings } from '@/lib/stock/photo-headings';
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

const A = 'https://img.example/12/a.jpg';
const B = 'https://img.example/12/b.jpg';
const QUERY = 'https://img.example/a.jpg?crop=1,2;3|4&n=a.jpg,b.jpg';
const SIZED = 'https://img.example/w_100,h_200/a.jpg';

// Each: the cell, the address of the folder, the addresses, and the texts that are told.
test.each<[cell: string, folder: string, addresses: string[], wrong?: string[]]>([
  ['a.jpg,b.jpg', 'https://img.example/12/', [A, B]],
  ['a.jpg, b.jpg', 'https://img.example/12', [A, B]],
  ['a.jpg b.jpg', 'https://img.example/12', [A, B]],
  ['a.jpg\nb.jpg', 'https://img.example/12', [A, B]],
  ['a.jpg;b.jpg', 'https://img.example/12', [A, B]],
  ['a.jpg|b.jpg', 'https://img.example/12', [A, B]],
  [
    'front view.JPG,b.jpg',
    'https://img.example/12',
    ['https://img.example/12/front%20view.JPG', B],
  ],
  ['12\\a.jpg,/12/b.jpg', 'https://img.example/', [A, B]],
  ['a.jpg?v=1,2', 'https://img.example/12', [`${A}?v=1,2`]],
  [`a.jpg,${B}`, 'https://img.example/12', [A, B]],
  [`${A},b.jpg`, '', [A, B]],
  [`${A},${B}`, '', [A, B]],
  [`${A} ${B}`, '', [A, B]],
  [`${A},//img.example/12/b.jpg`, '', [A, B]],
  [QUERY, '', [QUERY]],
  [`${QUERY},${B}`, '', [QUERY, B]],
  [`${SIZED},${A}`, '', [SIZED, A]],
  ['a.jpg,b.jpg', '', [], ['a.jpg', 'b.jpg']],
  ['a.jpg,b.jpg', 'C:\\photos', [], ['a.jpg', 'b.jpg']],
  ['a.jpg', 'javascript:alert(1)//', [], ['a.jpg']],
  ['nothing', 'https://img.example/12/', [], ['nothing']],
  ['ftp://x/1.jpg', 'https://img.example/12/', [], ['ftp://x/1.jpg']],
  ['//a:b@x/1.jpg', 'https://img.example/12/', [], ['//a:b@x/1.jpg']],
])('%j in the folder %j', (cell, folder, addresses, wrong = []) => {
  expect(photoAddresses([cell], folder)).toEqual({ addresses, wrong, beyond: 0 });
});

test('the folder of names is read from its column', () => {
  const headings = ['photos', 'Image Base URL'];
  const cells = ['a.jpg,b.jpg', 'https://img.example/12/'];
  const read = photoReader({ headings, rows: [cells], firstRow: 2 }, 'photos')(2, cells);
  expect(read).toEqual({ photos: [A, B], remarks: [] });
  expect(
    ['photo_path', 'image_root', 'Picture folder URL'].map((name) => folderHeading([name])),
  ).toEqual(['photo_path', 'image_root', 'Picture folder URL']);
  expect(folderHeading(['image', 'base', 'Image URL', 'photo_path_count'])).toBeUndefined();
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

test.each([' ', ' ,', '|'])(
  'a cell of 60,000 signs of “%s” is read at once',
  (signs) => {
    const cell = `x${signs.repeat(59_000 / signs.length)}x`;
    expect(photoAddresses([cell]).addresses).toEqual([]);
  },
  10_000,
);
