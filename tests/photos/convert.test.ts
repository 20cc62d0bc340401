import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { convertPhoto } from '@/lib/photos/convert';
import { formatOf } from '@/lib/photos/format';
import { MAX_PHOTO_BYTES } from '@/lib/photos/limits';
import { expectTurns } from '../tools/longest-block';
import { phonePhoto, scene } from './pictures';

const problemOf = (bytes: Uint8Array) =>
  convertPhoto(bytes).then(
    () => 'taken',
    (error: { problem?: string }) => error.problem,
  );

const jpeg = await phonePhoto();

/** Makes a PNG that claims a size and holds a row or two. */
function claimedPng(width: number, height: number) {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) => {
    let c = 0xffffffff;
    for (const byte of bytes) c = (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
    return (c ^ 0xffffffff) >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Makes a JPEG that claims a width. */
function wideJpeg(width: number) {
  const bytes = Buffer.from(jpeg);
  // The header of the frame has marker, length, depth, height and width.
  bytes.writeUInt16BE(width, bytes.lastIndexOf(Buffer.from([0xff, 0xc0])) + 7);
  return bytes;
}

test('makes upright files of all sizes without any metadata', async () => {
  const source = await sharp(jpeg).metadata();
  expect(source).toMatchObject({ width: 1500, height: 1000, orientation: 6 });
  expect(source.exif?.toString('latin1')).toContain('Phonemaker');
  const { files } = await convertPhoto(jpeg);
  const found = await Promise.all(
    Object.entries(files).map(async ([name, bytes]) => {
      const { width, height, format, exif, icc, xmp, iptc, orientation } =
        await sharp(bytes).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
      expect(bytes.toString('latin1')).not.toMatch(/Exif|Phonemaker|GPS/);
      return [name, format, width, height];
    }),
  );
  expect(found).toEqual([
    ['600.webp', 'webp', 600, 900],
    ['1200.webp', 'webp', 1000, 1500],
    ['1600.jpg', 'jpeg', 1000, 1500],
  ]);
});

test.each([
  ['a PNG with transparency', scene(2).ensureAlpha(0.5).png()],
  ['a PNG of 16 bits', scene(3).toColourspace('rgb16').png()],
  ['a WebP', scene(4).webp()],
  ['an AVIF', scene(4).avif()],
  ['a grey JPEG', scene(5).greyscale().jpeg()],
  ['a CMYK JPEG', scene(6).toColourspace('cmyk').jpeg()],
])('takes %s', async (_, picture) => {
  const { files } = await convertPhoto(await picture.toBuffer());
  const { channels, space } = await sharp(files['1600.jpg']).metadata();
  expect([channels, space]).toEqual([3, 'srgb']);
});

test.each([1, 2])(
  'takes a JPEG without its last bytes (%d), which hold no pixel',
  async (bytes) => {
    const progressive = await scene(8).jpeg({ progressive: true }).toBuffer();
    for (const whole of [jpeg, progressive]) {
      const end = whole.lastIndexOf(Buffer.from([0xff, 0xd9])) + 2;
      const { files } = await convertPhoto(whole.subarray(0, end - bytes));
      expect(files).toEqual((await convertPhoto(whole)).files);
    }
  },
);

test('never enlarges', async () => {
  const { files } = await convertPhoto(await scene(7, 500, 300).jpeg().toBuffer());
  expect((await sharp(files['1200.webp']).metadata()).width).toBe(500);
});

test('a file that is also something else leaves only its picture', async () => {
  const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
  const { files } = await convertPhoto(polyglot);
  for (const bytes of Object.values(files)) {
    expect(bytes.toString('latin1')).not.toContain('<script>');
  }
});

test.each([
  ['no bytes', Buffer.alloc(0), 'empty'],
  ['a text', Buffer.from('Not a picture'), 'type'],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    'type',
  ],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'type'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'type'],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'heic'],
  ['a JPEG cut off', jpeg.subarray(0, jpeg.length / 2), 'broken'],
  ['a JPEG that lacks a few pixels', jpeg.subarray(0, jpeg.length - 12), 'broken'],
  ['a JPEG of 65,535 pixels in width', wideJpeg(65_535), 'dimensions'],
  ['a PNG of 65,536 pixels on each side', claimedPng(65_536, 65_536), 'dimensions'],
  ['the first bytes of a JPEG', jpeg.subarray(0, 40), 'broken'],
  [
    'a text that starts as a JPEG',
    Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(999, 'x')]),
    'broken',
  ],
  ['more than 15 MB', Buffer.concat([jpeg, Buffer.alloc(15 * 1024 * 1024)]), 'large'],
  ['20,000 pixels in width', claimedPng(20_000, 100), 'dimensions'],
  ['a decompression bomb', claimedPng(11_000, 11_000), 'dimensions'],
  ['a PNG that lacks its rows', claimedPng(3000, 3000), 'broken'],
])('refuses %s', async (_, bytes, problem) => {
  expect(await problemOf(bytes)).toBe(problem);
});

test('refuses what a decoder would hold whole in more memory than there is', async () => {
  const wide = { width: 7000, height: 6000, channels: 4, background: '#808080' } as const;
  const big = sharp({ create: wide, limitInputPixels: false });
  expect(await problemOf(await big.clone().png({ progressive: true }).toBuffer())).toBe(
    'progressive',
  );
  expect(await problemOf(await big.clone().jpeg({ progressive: true }).toBuffer())).toBe(
    'progressive',
  );
  expect(await problemOf(await big.clone().jpeg().toBuffer())).toBe('taken');
  const small = await scene(8, 900, 600).jpeg({ progressive: true }).toBuffer();
  expect(await problemOf(small)).toBe('taken');
});

test('refuses what is too small to show', async () => {
  expect(await problemOf(await scene(8, 1200, 199).jpeg().toBuffer())).toBe('small');
  expect(await problemOf(await scene(8, 300, 200).jpeg().toBuffer())).toBe('small');
});

test('tells formats by content', async () => {
  expect(formatOf(jpeg)).toBe('jpeg');
  expect(formatOf(await scene(9).png().toBuffer())).toBe('png');
  expect(formatOf(await scene(9).webp().toBuffer())).toBe('webp');
  const avif = await scene(9, 64, 64).avif().toBuffer();
  expect(formatOf(avif)).toBe('avif');
  const general = Buffer.concat([avif.subarray(0, 8), Buffer.from('mif1'), avif.subarray(12)]);
  expect(formatOf(general)).toBe('avif');
  expect(formatOf(Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'))).toBeNull();
});

test('while a photograph of 12 megapixels is converted, others have their turn', async () => {
  const large = await phonePhoto(1, 4000, 3000);
  await expectTurns(async () => expect(await problemOf(large)).toBe('taken'), 10);
});

test('while 15 MB that begin as a JPEG are read, others have their turn', async () => {
  const start = jpeg.subarray(0, 5000);
  const begun = Buffer.concat([start, Buffer.alloc(MAX_PHOTO_BYTES - start.length, 0x55)]);
  await expectTurns(() => problemOf(begun), 2);
});
