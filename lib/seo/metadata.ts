import type { Metadata, Route } from 'next';
import { site } from '../site';
import { pagePicture } from './page-pictures';

/** Pixels, the size every network that shows link previews asks for. */
export const SHARE_PICTURE = { width: 1200, height: 630, type: 'image/png' } as const;

/** Letters a result page shows of a title before it cuts. */
const TITLE_LENGTH = 60;

type Picture = { path: string; alt: string };
type Page = {
  title: string;
  description: string;
  /** The canonical address. */
  path: Route;
  index?: boolean;
  /** Whether links are followed; like `index` where not given. */
  follow?: boolean;
  picture?: Picture;
};

const sitePicture: Picture = {
  path: '/og/site.png',
  alt: `${site.name}. ${site.strapline}`,
};

/** The site's name behind a title, where both fit. */
function fullTitle(title: string) {
  const full = title.startsWith(site.name) ? title : `${title} | ${site.name}`;
  return full.length > TITLE_LENGTH ? title : full;
}

/**
 * All that a page's head says to search engines and link previews. Addresses are paths: Next puts
 * `metadataBase` before them.
 */
export function pageMetadata(page: Page): Metadata {
  const { title, description, path, index = true, follow = index } = page;
  const picture = page.picture ?? pagePicture(path) ?? sitePicture;
  const images = [{ ...SHARE_PICTURE, url: picture.path, alt: picture.alt }];
  const { name: siteName } = site;
  return {
    title: { absolute: fullTitle(title) },
    description,
    alternates: { canonical: path },
    robots: { index, follow },
    openGraph: {
      title,
      description,
      url: path,
      siteName,
      locale: 'en_GB',
      type: 'website',
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}
