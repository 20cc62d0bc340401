import { expect, test } from 'vitest';
import { pageMetadata } from '@/lib/seo/metadata';
import { pagePicture, pagePictureTitle } from '@/lib/seo/page-pictures';
import { pictureText } from '@/lib/seo/picture-text';

test('a page has the picture of its name, any other the site’s', () => {
  expect(pagePicture('/ai-valuation')?.path).toBe('/og/ai-valuation.png');
  expect(pagePicture('/favourites')).toBeNull();
  const images = (path: '/' | '/evidence') =>
    pageMetadata({ title: 'A', description: 'B', path }).openGraph?.images;
  expect(images('/')).toMatchObject([{ url: '/og/site.png' }]);
  expect(images('/evidence')).toMatchObject([{ url: '/og/evidence.png' }]);
});

test.each(['', 'constructor', '__proto__', 'Evidence', 'og/site'])('no page is called %j', (name) =>
  expect(pagePictureTitle(name)).toBeNull(),
);

test('a picture’s words need no letter that its font has not', () => {
  const title = pagePictureTitle('web3-trading') ?? '';
  expect(pictureText(title, 80)).toBe(title);
});
