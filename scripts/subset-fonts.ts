// `npm run assets:fonts`: regenerates app/fonts from the font packages.
import { writeFile } from 'node:fs/promises';
import { SITE_FONTS, siteFont, siteFontFile } from './dev/site-fonts';

for (const name of SITE_FONTS) {
  const font = await siteFont(name);
  await writeFile(siteFontFile(name), font);
  console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB`);
}
