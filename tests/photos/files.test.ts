import { expect, test } from 'vitest';
import { isPhotoFile, photoIdOf, photoSources, photoUrl } from '@/lib/photos/files';
import { isPhotoProblem, isTransient } from '@/lib/photos/messages';
import { moved } from '@/lib/photos/order';
import { arrangementSchema } from '@/lib/photos/schema';

const ID = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const OWN = `/photos/${ID}/1200.webp`;

test('the files of a photograph', () => {
  expect(photoUrl(OWN, '1600.jpg')).toBe(`/photos/${ID}/1600.jpg`);
  expect(photoSources(OWN)).toEqual({
    src: OWN,
    srcSet: `/photos/${ID}/600.webp 600w, ${OWN} 1200w`,
  });
  expect(isPhotoFile('1200.webp')).toBe(true);
  for (const name of ['toString', '../1200.webp', '1200.png', ''])
    expect(isPhotoFile(name)).toBe(false);
});

test('a picture from elsewhere has one file', () => {
  const url = 'https://img.example/photos/1.jpg';
  expect(photoIdOf(url)).toBeNull();
  expect(photoSources(url)).toEqual({ src: url, srcSet: undefined });
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 9, 'abc'],
  [7, 0, 'abc'],
])('moving from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});

test('an arrangement is of one to twenty ids', () => {
  const parse = (photos: string) => arrangementSchema.safeParse({ listing: ID, photos });
  expect(parse(`${ID} ${ID}`).data?.photos).toEqual([ID, ID]);
  for (const photos of ['', 'x', `${ID} x`, Array(21).fill(ID).join(' ')])
    expect(parse(photos).success).toBe(false);
});

test('only what another attempt can change is retried', () => {
  expect(isTransient('network')).toBe(true);
  expect(isTransient('type')).toBe(false);
  expect([isPhotoProblem('type'), isPhotoProblem('toString')]).toEqual([true, false]);
});
