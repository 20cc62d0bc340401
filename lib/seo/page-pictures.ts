import { paths } from '../paths';

/** What the picture of a page's link says, by the page's address. Any other page has the site's. */
const TITLES: Record<string, string> = {
  [paths.evidence]: 'Evidence for every claim',
  [paths.aiValuation]: 'A value, its range and its reasons',
  [paths.arShowroom]: 'See if it fits before you travel',
  [paths.web3Trading]: 'Neither of you has to go first',
  [paths.dvlaIntegration]: 'What the record says of a car',
  [paths.blockchainGuide]: 'Blockchain, for people buying a car',
  [paths.apiDocs]: 'The data, without the pages',
  [paths.vehicles]: 'Premium Used Cars',
  [paths.help]: 'Help Center',
  [paths.contact]: 'Contact Us',
  [paths.privacy]: 'Privacy Policy',
  [paths.terms]: 'Terms of Service',
  [paths.cookies]: 'Cookie Policy',
  [paths.audit]: 'Smart Contract Audit',
};

/** The words of the picture `/og/{name}.png`; null where no page has that name. */
export const pagePictureTitle = (name: string): string | null =>
  Object.hasOwn(TITLES, `/${name}`) ? (TITLES[`/${name}`] ?? null) : null;

/** The picture of a page's link; null where the page has none of its own. */
export function pagePicture(path: string): { path: string; alt: string } | null {
  const title = pagePictureTitle(path.slice(1));
  return title === null ? null : { path: `/og${path}.png`, alt: title };
}
