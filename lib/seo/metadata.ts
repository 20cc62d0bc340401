import type { Metadata, Route } from 'next';
import { site } from '../site';
import { pagePicture } from './page-pictures';

/** Size in pixels that social networks recommend for link previews. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** JPEG for a vehicle, whose photograph or place would be too large as a PNG; PNG for pages. */
export const sharePictureType = (path: string) =>
  path.endsWith('.jpg') ? 'image/jpeg' : 'image/png';

/** Characters of a title that search results show before truncation. */
const TITLE_LENGTH = 60;

type Picture = { path: string; alt: string };
type Page = {
  title: string;
  description: string;
  /** The canonical path. */
  path: Route;
  index?: boolean;
  /** Whether links are followed; defaults to `index`. */
  follow?: boolean;
  picture?: Picture;
};

const sitePicture: Picture = {
  path: '/og/site.png',
  alt: `${site.name}. ${site.strapline}`,
};

/** Appends the site's name to a title if both fit. */
function fullTitle(title: string) {
  const full = title.startsWith(site.name) ? title : `${title} | ${site.name}`;
  return full.length > TITLE_LENGTH ? title : full;
}

/**
 * A page's metadata for search engines and link previews. URLs are paths: Next resolves them against
 * `metadataBase`.
 */
export function pageMetadata(page: Page): Metadata {
  const { title, description, path, index = true, follow = index } = page;
  const picture = page.picture ?? pagePicture(path) ?? sitePicture;
  const { path: url, alt } = picture;
  const images = [{ ...SHARE_PICTURE, type: sharePictureType(url), url, alt }];
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
