import type { Route } from 'next';
// By alias, because a Deno function shares this file and its import map has no bare paths.
import * as paths from '@/lib/page-paths';

/** The paths of all pages. */
// biome-ignore lint/performance/noBarrelFile: a namespace, of which a page's scripts hold only the paths that they use
export * as paths from '@/lib/page-paths';

/** A name as one word of a path: 'Citroën C4' → 'citroen-c4', 'Ka+' → 'ka-plus'. private.slug has the same rule. */
export const slug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('+', '-plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The subject of a landing page: a make, with model and town; or a town, a body type or a fuel.
 * Names or slugs.
 */
export type LandingChoice = {
  make?: string;
  model?: string;
  town?: string;
  body?: string;
  fuel?: string;
};

/** The path of a landing page. */
export function landingPath(
  { make, model, town, body, fuel }: Partial<Record<keyof LandingChoice, string | null>>,
  page = 1,
) {
  const other = Object.entries({ in: town, body, fuel }).find(([, name]) => name) ?? [];
  const names = make ? [make, model, model && town] : other;
  const path = names.flatMap((name) => (name ? [slug(name)] : [])).join('/');
  return `/used-cars/${path}${page > 1 ? `?page=${page}` : ''}` as Route;
}

/** The showroom with a car and a tool in its query; lib/showroom/tools has their names. */
export const showroomPath = (
  query: ({ vehicle: string } | { body: string }) & { tool?: string },
): Route => `/ar-showroom?${new URLSearchParams(query)}` as Route;

/** A page of a seller's cars. */
export const sellerPath = (id: string, page: number) =>
  `${paths.seller(id)}${page > 1 ? `?page=${page}` : ''}` as Route;

export type AuthTab = 'sign-in' | 'sign-up' | 'reset';

/** The path of a form on /auth, with the page to return to. */
export function authPath(tab: AuthTab = 'sign-in', next?: string) {
  const query = new URLSearchParams();
  if (tab !== 'sign-in') query.set('tab', tab);
  if (next && next !== paths.home) query.set('next', next);
  return (query.size ? `${paths.auth}?${query}` : paths.auth) as Route;
}

/** The page that opens a new session by the password, with the page to return to. */
export const confirmPasswordPath = (next: string) =>
  `${paths.confirmPassword}?${new URLSearchParams({ next })}` as Route;

/** The page that asks staff for their second factor, with the page to return to. */
export const secondFactorPath = (next: string) =>
  `${paths.secondFactor}?${new URLSearchParams({ next })}` as Route;

/** The valuation form filled in with a listed vehicle, or with a query of inputs. */
export const valuationFormPath = (filled: { vehicle: string } | URLSearchParams) =>
  `${paths.aiValuation}?${new URLSearchParams(filled)}#form` as Route;

/** The result of a valuation; `query` is of lib/valuation/inputs and names no person. */
export const valuationResultPath = (query: URLSearchParams) =>
  `${paths.aiValuation}/result?${query}` as Route;

/** The finance calculator with a query of lib/finance/inputs. */
export const financePath = (query: string) => `${paths.finance}?${query}` as Route;

/** The path of a list; `query` is a canonical filter query from lib/search/filters. */
export const vehiclesPath = (query: string) =>
  (query ? `${paths.vehicles}?${query}` : paths.vehicles) as Route;

/** The filter panel as a page, filled in with a canonical filter query. */
export const filtersPath = (query: string) => `${paths.filters}?${query}` as Route;

/** The comparison of these cars in their order, by their ids, with distances from a place if one is given. */
export function comparePath(ids: readonly string[], location = '') {
  const from = location && `&location=${encodeURIComponent(location)}`;
  return (ids.length ? `${paths.compare}?cars=${ids.join(',')}${from}` : paths.compare) as Route;
}

/** Adds a car to an empty comparison; with scripts to the device's (lib/core/link-press-script). */
export const addToComparePath = (id: string) => `${paths.compare}?add=${id}` as Route;

/** The share picture of a comparison; no other name has an underscore, which is never percent-encoded. */
export const comparePicturePath = (ids: readonly string[]) => `/og/${ids.join('_')}.jpg`;

export type Opener = 'available' | 'viewing' | 'price';

/** The saved searches, with a notice about one of them: it was saved just now, or known before. */
export const savedSearchPath = (id: string, notice: 'saved' | 'known') =>
  `${paths.savedSearches}?${new URLSearchParams({ [notice]: id })}` as Route;

/** The page of the forms below, without their query. */
export const newMessagesPath = `${paths.messages}/new` as Route;

/**
 * The form for a message about a vehicle, with one of the common questions filled in, or questions
 * about facts that the seller does not say, by their names.
 */
export function newMessagePath(vehicle: string, ask?: Opener | readonly string[]) {
  const query = new URLSearchParams({ vehicle });
  if (ask?.length) query.set('ask', typeof ask === 'string' ? ask : ask.join(','));
  return `${newMessagesPath}?${query}` as Route;
}

/** The form for an offer for a vehicle. */
export const newOfferPath = (vehicle: string) =>
  `${newMessagesPath}?${new URLSearchParams({ vehicle, offer: '' })}` as Route;

/** The page of a conversation: by its id for its user, by the token of a mailed link without an account. */
export const conversationPath = (conversation: string) =>
  conversation.includes('.') ? paths.messageLink(conversation) : paths.message(conversation);

/** The JSON that a conversation's page polls, by its id or token, and the user's unread count. */
export const messagesApiPath = (conversation: string) => `/api/messages/${conversation}`;
export const unreadApiPath = '/api/messages/unread';

/**
 * Receives photographs of a listing as a form; with an upload, its parts, from which it makes one
 * photograph.
 */
export const photosApiPath = (listing: string, upload?: string) =>
  upload ? `/api/photos/${listing}/${upload}` : `/api/photos/${listing}`;

/** Receives a stock file as a form; with a file's id, lists the cars of that checked file. */
export const stockApiPath = (file?: string) => (file ? `/api/stock/${file}` : '/api/stock');

/** Receives the files of a dealer's system, by the secret token of their upload address. */
export const stockUploadPath = (token: string) => `/api/stock/upload/${token}`;

/** The user's listings as a stock file. */
export const stockExportPath = (format: 'csv' | 'xml') => `/api/stock/export/${format}`;

/** A stock file of two made-up cars. */
export const stockExamplePath = (format: 'csv' | 'xml') => `/my-vehicles/stock/example/${format}`;

/** The JSON names that the search field of the list suggests. */
export const suggestionsApiPath = '/api/suggestions';

/** The choices of the filter panel with their counts; `query` is a canonical filter query. */
export const filterChoicesApiPath = (query: string) => `/api/filter-choices?${query}`;

/** The favourites in an order of lib/favourites/sorts. */
export const favouritesPath = (sort: string) =>
  (sort === 'saved' ? paths.favourites : `${paths.favourites}?sort=${sort}`) as Route;

/** The JSON number of vehicles of a canonical filter query that were listed after a time in epoch milliseconds. */
export const newVehiclesApiPath = (query: string, since: number) =>
  `/api/new-vehicles?since=${since}${query && `&${query}`}`;

/** The list of conversations last changed before a time. */
export const messagesBeforePath = (before: string) =>
  `${paths.messages}?${new URLSearchParams({ before })}` as Route;

/** The cars of the valuation history last valued before a time. */
export const valuationsBeforePath = (before: string) =>
  `${paths.valuations}?${new URLSearchParams({ before })}` as Route;

/** A valuation with its difference from an earlier one. */
export const valuationSincePath = (id: string, earlier: string) =>
  `${paths.valuation(id)}?${new URLSearchParams({ since: earlier })}` as Route;

/** A conversation with a saved reply in its message field. */
export const insertReplyPath = (conversation: string, reply: string) =>
  `${conversationPath(conversation)}?insert=${reply}` as Route;
