import { expect, test } from 'vitest';
import { pageMetadata } from '@/lib/seo/metadata';
import { pagePicture, pagePictureTitle } from '@/lib/seo/page-pictures';
import { pictureText } from '@/lib/seo/picture-text';

test('a page has its own preview image, otherwise the site image', () => {
  expect(pagePicture('/ai-valuation')?.path).toBe('/og/ai-valuation.png');
  expect(pagePicture('/favourites')).toBeNull();
  const images = (path: '/' | '/evidence') =>
    pageMetadata({ title: 'A', description: 'B', path }).openGraph?.images;
  expect(images('/')).toMatchObject([{ url: '/og/site.png' }]);
  expect(images('/evidence')).toMatchObject([{ url: '/og/evidence.png' }]);
});

test.each(['', 'constructor', '__proto__', 'Evidence', 'og/site'])(
  '%j has no preview image title',
  (name) => expect(pagePictureTitle(name)).toBeNull(),
);

test('the preview title of web3-trading has only characters of the font', () => {
  const title = pagePictureTitle('web3-trading') ?? '';
  expect(pictureText(title, 80)).toBe(title);
});
