import { paths } from '../paths';

/** Titles of Open Graph pictures by page path; other pages use the site's picture. */
const TITLES: Record<string, string> = {
  [paths.evidence]: 'Evidence for every claim',
  [paths.aiValuation]: 'A value, its range and its reasons',
  [paths.arShowroom]: 'See if it fits before you travel',
  [paths.web3Trading]: 'Neither of you has to go first',
  [paths.dvlaIntegration]: 'What the record says of a car',
  [paths.blockchainGuide]: 'Blockchain, for people buying a car',
  [paths.apiDocs]: 'The data, without the pages',
  [paths.vehicles]: 'Used cars across the UK',
  [paths.help]: 'Help Center',
  [paths.contact]: 'Contact Us',
  [paths.privacy]: 'Privacy Policy',
  [paths.terms]: 'Terms of Service',
  [paths.cookies]: 'Cookie Policy',
  [paths.audit]: 'Smart Contract Audit',
};

/** The pages that have a title of their own, by path. */
export const pageTitles = Object.entries(TITLES);

/** The title of the picture `/og/{name}.png`; null for an unknown name. */
export const pagePictureTitle = (name: string): string | null =>
  Object.hasOwn(TITLES, `/${name}`) ? (TITLES[`/${name}`] ?? null) : null;

/** The Open Graph picture of a page; null without one of its own. */
export function pagePicture(path: string): { path: string; alt: string } | null {
  const title = pagePictureTitle(path.slice(1));
  return title === null ? null : { path: `/og${path}.png`, alt: title };
}
