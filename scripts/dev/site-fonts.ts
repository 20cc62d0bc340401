import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

export const SITE_FONTS = ['hanken-grotesk', 'familjen-grotesk'] as const;
type SiteFont = (typeof SITE_FONTS)[number];

const require = createRequire(import.meta.url);

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** ASCII, Latin-1 and British punctuation; other characters fall back to the system font. */
const CHARACTERS = [...between(0x20, 0x7e), ...between(0xa0, 0xff), ...'–—‘’“”•…€−↑↓'].join('');

/** Subsets a font to WOFF2 with those characters and the weights 400 to 700. */
export async function siteFont(name: SiteFont): Promise<Buffer> {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return subsetFont(await readFile(require.resolve(file)), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
}

/** Path of the site's subset font. */
export const siteFontFile = (name: SiteFont) =>
  new URL(`../../app/fonts/${name}.woff2`, import.meta.url);
