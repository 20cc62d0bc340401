import { describe, expect, it } from 'vitest';
import { pageMetadata } from '@/lib/seo/metadata';

const page = { title: 'Evidence', description: 'What it rests on.', path: '/evidence' } as const;

describe('pageMetadata', () => {
  it('says the same to search engines and link previews', () => {
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

  it('leaves the site’s name off a title that has it, or has no room for it', () => {
    const title = (text: string) => pageMetadata({ ...page, title: text }).title;
    expect(title('Forecourt: used cars')).toEqual({ absolute: 'Forecourt: used cars' });
    expect(title('a'.repeat(48))).toEqual({ absolute: `${'a'.repeat(48)} | Forecourt` });
    expect(title('a'.repeat(49))).toEqual({ absolute: 'a'.repeat(49) });
  });

  it('keeps a page from the index, and its links too unless told otherwise', () => {
    expect(pageMetadata({ ...page, index: false }).robots).toEqual({ index: false, follow: false });
    const list = pageMetadata({ ...page, index: false, follow: true });
    expect(list.robots).toEqual({ index: false, follow: true });
  });
});
