// By alias, because a Deno function shares this file and its import map has no bare paths.
import { paths } from '@/lib/paths';

/** A page, or the pages of a folder that are alike. */
type Page = {
  /** Who may cache it: its user alone, whose session middleware.ts renews, or nobody. All may without it. */
  cache?: 'private' | 'never';
  /** The kind of address that middleware.ts brings to its normal form. */
  normalForm?: 'list' | 'landing' | 'seller';
  /** Only middleware.ts rewrites to it: a visitor who asks for it gets a 404. */
  isInternal?: true;
  /** The page that middleware.ts shows in its place for an address with a query. */
  withQuery?: string;
  /** `dated` by the last change of a car for sale. The entries of a `part` come from the database. */
  sitemap?: 'dated' | 'undated' | 'part';
  /** The title on its share picture. A car has a picture of its own, others have that of the site. */
  picture?: string;
};

/**
 * All pages by path, in the order of the sitemap. `:id` is one segment, `:path*` any number, `:path+` one or more; the
 * first row that matches counts.
 */
export const PAGES: Record<string, Page> = {
  [paths.home]: { sitemap: 'dated' },
  [paths.vehicles]: { sitemap: 'dated', normalForm: 'list', picture: 'Used cars across the UK' },
  [`${paths.vehicles}/browse/:path+`]: { isInternal: true },
  [paths.filters]: { cache: 'never' },
  [paths.vehicle(':id')]: { sitemap: 'part' },
  [paths.reportVehicle(':id')]: { cache: 'never' },
  [paths.historyCheck(':id')]: { cache: 'never' },
  [paths.costToOwn(':id')]: { cache: 'never' },
  [paths.modelFigures(':make/:model')]: { normalForm: 'landing' },
  [paths.landing(':path+')]: { sitemap: 'part', normalForm: 'landing' },
  [paths.seller(':path+')]: { sitemap: 'part', normalForm: 'seller' },
  [paths.compare]: { cache: 'never', picture: 'Cars side by side' },
  [paths.evidence]: { sitemap: 'undated', picture: 'Evidence for every claim' },
  [paths.advertEvidence]: { sitemap: 'undated' },
  [paths.valuationEvidence]: { sitemap: 'undated' },
  [paths.misses]: { sitemap: 'undated' },
  [paths.aiValuation]: {
    sitemap: 'undated',
    withQuery: `${paths.aiValuation}/filled`,
    picture: 'A value, its range and its reasons',
  },
  [`${paths.aiValuation}/:path+`]: { cache: 'never' },
  [paths.finance]: {
    sitemap: 'undated',
    withQuery: `${paths.finance}/filled`,
    picture: 'Payments, by your own terms',
  },
  [`${paths.finance}/:path+`]: { cache: 'never' },
  [paths.checkAdvert]: {
    cache: 'never',
    sitemap: 'undated',
    picture: 'What an advert does not say',
  },
  [paths.arShowroom]: {
    sitemap: 'undated',
    withQuery: `${paths.arShowroom}/car`,
    picture: 'See if it fits before you travel',
  },
  [`${paths.arShowroom}/:path+`]: { cache: 'never' },
  [paths.handingOver]: { sitemap: 'undated', picture: 'Pay, sign, drive away' },
  [paths.receipt]: { cache: 'never' },
  [paths.partExchange]: { sitemap: 'undated', picture: 'What is left to pay, with your car' },
  [paths.web3Trading]: { sitemap: 'undated', picture: 'Neither of you has to go first' },
  [paths.dvlaIntegration]: {
    cache: 'never',
    sitemap: 'undated',
    picture: 'What the record says of a car',
  },
  [paths.blockchainGuide]: { sitemap: 'undated', picture: 'Blockchain, for people buying a car' },
  [paths.apiDocs]: { sitemap: 'undated', picture: 'The data, without the pages' },
  [paths.help]: { sitemap: 'undated', picture: 'Help Center' },
  [paths.helpSearch]: { cache: 'never' },
  [paths.contact]: { sitemap: 'undated', picture: 'Contact Us' },
  [paths.privacy]: { sitemap: 'undated', picture: 'Privacy Policy' },
  [paths.terms]: { sitemap: 'undated', picture: 'Terms of Service' },
  [paths.cookies]: { sitemap: 'undated', picture: 'Cookie Policy' },
  [paths.audit]: { sitemap: 'undated', picture: 'Smart Contract Audit' },
  [paths.appeal(':token')]: { cache: 'never' },
  [paths.shortlist(':token')]: { cache: 'never' },
  [paths.confirmSearch(':token')]: { cache: 'never' },
  [paths.manageSearches(':token')]: { cache: 'never' },
  [paths.stopSearch(':token')]: { cache: 'never' },
  '/dev/:path+': { cache: 'never' },
  [`${paths.auth}/:path*`]: { cache: 'private' },
  [`${paths.profile}/:path*`]: { cache: 'private' },
  [`${paths.settings}/:path*`]: { cache: 'private' },
  [`${paths.valuations}/:path*`]: { cache: 'private' },
  [`${paths.favourites}/:path*`]: { cache: 'private' },
  [`${paths.savedSearches}/:path*`]: { cache: 'private' },
  [`${paths.messages}/:path*`]: { cache: 'private' },
  [`${paths.myVehicles}/:path*`]: { cache: 'private' },
  [`${paths.sell}/:path*`]: { cache: 'private' },
  [`${paths.staff}/:path*`]: { cache: 'private' },
};

const toPattern = (path: string) =>
  path.replace('/:path*', '(/.*)?').replace(':path+', '.+').replace(/:\w+/g, '[^/]+');

const patterns = Object.entries(PAGES).map(
  ([path, page]) => [new RegExp(`^${toPattern(path)}$`), page] as const,
);

/** The page at a path; undefined where no row has it. */
export const pageAt = (path: string): Page | undefined =>
  patterns.find(([pattern]) => pattern.test(path))?.[1];
