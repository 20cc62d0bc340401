import type { Route } from 'next';

/** Every address of the site, once. */
export const paths = {
  home: '/' as Route,
  vehicles: '/vehicles' as Route,
  vehicle: (id: string) => `/vehicles/${id}` as Route,
  favourites: '/favourites' as Route,
  evidence: '/evidence' as Route,
  valuationEvidence: '/evidence/valuation' as Route,
  aiValuation: '/ai-valuation' as Route,
  arShowroom: '/ar-showroom' as Route,
  web3Trading: '/web3-trading' as Route,
  dvlaIntegration: '/dvla-integration' as Route,
  blockchainGuide: '/blockchain-guide' as Route,
  apiDocs: '/api-docs' as Route,
  auth: '/auth' as Route,
  confirm: '/auth/confirm' as Route,
  newPassword: '/auth/new-password' as Route,
  signOut: '/auth/sign-out' as Route,
  profile: '/profile' as Route,
  valuations: '/valuations' as Route,
  valuation: (id: string) => `/valuations/${id}` as Route,
  settings: '/settings' as Route,
  deleteAccount: '/settings/delete-account' as Route,
  myData: '/settings/my-data' as Route,
  help: '/help' as Route,
  /** Where the help page's search leads without scripts. */
  helpSearch: '/help/search' as Route,
  helpTopic: (id: string) => `/help#${id}` as Route,
  contact: '/contact' as Route,
  privacy: '/privacy' as Route,
  terms: '/terms' as Route,
  cookies: '/cookies' as Route,
  audit: '/audit' as Route,
  notices: '/third-party-notices.txt' as Route,
  staff: '/staff' as Route,
  /** No page has it: the site's 404, for pages that cannot give one with their words. */
  missing: '/not-found' as Route,
};

export type AuthTab = 'sign-in' | 'sign-up' | 'reset';

/** The address of a form of /auth, and of the page to come back to. */
export function authPath(tab: AuthTab = 'sign-in', next?: string) {
  const query = new URLSearchParams();
  if (tab !== 'sign-in') query.set('tab', tab);
  if (next && next !== paths.home) query.set('next', next);
  return (query.size ? `${paths.auth}?${query}` : paths.auth) as Route;
}

/** The address of a list: canonical filters as built by lib/search/filters. */
export const vehiclesPath = (query: string) =>
  (query ? `${paths.vehicles}?${query}` : paths.vehicles) as Route;

type StaffPlace = {
  conversation?: string;
  section?: 'reports' | 'flags' | 'applications';
  outcome?: 'saved' | 'failed';
};

/** A place on the staff page: an open conversation or a section, and how the last step went. */
export function staffPath({ conversation, section, outcome }: StaffPlace) {
  const query = new URLSearchParams();
  if (conversation) query.set('conversation', conversation);
  if (outcome) query.set('outcome', outcome);
  const hash = conversation ? '#conversation' : section ? `#${section}` : '';
  return `${paths.staff}${query.size ? `?${query}` : ''}${hash}` as Route;
}
