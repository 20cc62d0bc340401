import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { SITE_FONTS, siteFont, siteFontFile } from '../../scripts/dev/site-fonts';

test.each(SITE_FONTS)('%s matches the output of npm run assets:fonts', async (name) => {
  const stored = await readFile(siteFontFile(name));
  expect(stored.equals(await siteFont(name))).toBe(true);
});
