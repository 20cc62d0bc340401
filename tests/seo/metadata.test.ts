import { describe, expect, it } from 'vitest';
import { pageMetadata } from '@/lib/seo/metadata';

const page = { title: 'Evidence', description: 'What it rests on.', path: '/evidence' } as const;

describe('pageMetadata', () => {
  it('sets title, canonical, robots, Open Graph and Twitter data', () => {
    const metadata = pageMetadata(page);
    const shown = { title: 'Evidence', description: page.description };
    const picture = { url: '/og/evidence.png', width: 1200, height: 630, type: 'image/png' };
    expect(metadata).toMatchObject({
      title: { absolute: 'Evidence | Forecourt' },
      alternates: { canonical: '/evidence' },
      robots: { index: true, follow: true },
      openGraph: { ...shown, url: '/evidence', siteName: 'Forecourt', images: [picture] },
      twitter: { ...shown, card: 'summary_large_image', images: [picture] },
    });
  });

  it('omits the site name from a title that contains it or is too long', () => {
    const title = (text: string) => pageMetadata({ ...page, title: text }).title;
    expect(title('Forecourt: used cars')).toEqual({ absolute: 'Forecourt: used cars' });
    expect(title('a'.repeat(48))).toEqual({ absolute: `${'a'.repeat(48)} | Forecourt` });
    expect(title('a'.repeat(49))).toEqual({ absolute: 'a'.repeat(49) });
  });

  it('sets noindex and nofollow for index: false, unless follow is set', () => {
    expect(pageMetadata({ ...page, index: false }).robots).toEqual({ index: false, follow: false });
    const list = pageMetadata({ ...page, index: false, follow: true });
    expect(list.robots).toEqual({ index: false, follow: true });
  });
});
