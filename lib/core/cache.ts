import { revalidatePath, revalidateTag, unstable_cache, updateTag } from 'next/cache';
import { paths } from '../paths';

/** Cache lifetimes in seconds (product specification, section 9). */
export const CACHE_SECONDS = { makes: 300, facets: 300, sitemap: 300 } as const;

/** Cache tags of pages and data. */
export const tags = {
  makes: 'makes',
  /** Every list, count, and the sitemap. Only for rare changes, as by staff: lists are renewed by time. */
  lists: 'lists',
  /** Every car page. */
  vehiclePages: 'vehicle-pages',
  /** This car's page, its share picture and pages that list it as similar. */
  vehicle: (id: string) => `vehicle:${id.toLowerCase()}`,
  /** The lists that show this car. */
  listed: (id: string) => `listed:${id.toLowerCase()}`,
  /** The pages of this seller and of their cars. */
  seller: (id: string) => `seller:${id.toLowerCase()}`,
  /** The page of this seller alone. */
  stock: (id: string) => `stock:${id.toLowerCase()}`,
};

/** Converts an optional seller id to the tag of their page. */
const stockTags = (seller: string | null) => (seller ? [tags.stock(seller)] : []);

type Change = { tags?: string[]; paths?: string[] };

/** Tags of cached data and paths of a user's own pages that each kind of change invalidates. */
export const invalidations = {
  /** A change that lists show at once, such as a hidden number plate or a status other than for sale. */
  listingChanged: (id: string, seller: string | null = null): Change => ({
    tags: [tags.vehicle(id), tags.listed(id), ...stockTags(seller)],
  }),
  /** A decision of staff, or its undoing: the listing goes or comes back everywhere at once. */
  listingDecided: (id: string): Change => ({ tags: [tags.vehicle(id), tags.lists] }),
  /** A change that lists show when they are next renewed. */
  listingRepriced: (id: string, seller: string | null): Change => ({
    tags: [tags.vehicle(id), ...stockTags(seller)],
    ...invalidations.ownListingShown(),
  }),
  /** A change by a seller to a listing of their own. */
  ownListingChanged: (id: string, seller: string | null): Change => ({
    ...invalidations.listingChanged(id, seller),
    ...invalidations.ownListingShown(),
  }),
  /** The car's page says until when it is reserved; lists, that it is, when they are next renewed. */
  reservationChanged: (id: string): Change => ({
    tags: [tags.vehicle(id)],
    ...invalidations.ownListingShown(),
  }),
  /** Includes the page on which photographs are arranged. */
  photosChanged: (id: string, isDraft: boolean): Change => ({
    ...(!isDraft && invalidations.listingChanged(id)),
    paths: [paths.myVehicles, paths.sellStep(id, 'photos')],
  }),
  /** A stock file's changes to its seller's listings, all at once. */
  stockListed: (ids: string[], seller: string): Change => ({
    tags: [...ids.flatMap((id) => [tags.vehicle(id), tags.listed(id)]), tags.stock(seller)],
    paths: [paths.myVehicles],
  }),
  stockFeedChanged: (): Change => ({ paths: [paths.stock] }),
  stockFileChanged: (id: string): Change => ({ paths: [paths.stock, paths.stockFile(id)] }),
  /** A change to a listing that only its seller sees. */
  ownListingShown: (): Change => ({ paths: [paths.myVehicles] }),
  /** The seller type is on the seller's car pages and on their cards under 'similar cars'. */
  sellerTypeChanged: (): Change => ({ tags: [tags.lists, tags.vehiclePages] }),
  /** A seller's name is on their car pages and their own one. */
  sellerDetailsChanged: (id: string): Change => ({
    tags: [tags.seller(id)],
    paths: [paths.sellerDetails],
  }),
  dealerApplied: (): Change => ({ paths: [paths.sellerDetails] }),
  /** A seller's cars are deleted too; a buyer's account is on no cached page. */
  sellerDeleted: (): Change => ({ tags: [tags.lists, tags.vehiclePages] }),
  profileChanged: (): Change => ({ paths: [paths.profile] }),
  settingsChanged: (): Change => ({ paths: [paths.settings] }),
  favouritesChanged: (): Change => ({ paths: [paths.favourites] }),
  shortlistChanged: (): Change => ({ paths: [paths.favourites] }),
  /** The page is that of the account, or of a mailed link. */
  searchesChanged: (path: string): Change => ({ paths: [path] }),
  enquiryChanged: (path: string): Change => ({ paths: [path] }),
  /** A name of a make or model was settled by staff. */
  catalogueNamed: (): Change => ({ tags: [tags.makes], paths: [paths.staffNames, paths.stock] }),
  staffWorkDone: (): Change => ({ paths: [paths.staff] }),
};

/** Revalidates what the change affects. Call it in a server action, after the write. */
export function revalidate(change: Change) {
  for (const tag of change.tags ?? []) updateTag(tag);
  for (const path of change.paths ?? []) revalidatePath(path);
}

/** Works like `revalidate`, in a route handler, where Next has no `updateTag`. */
export function revalidateNow(change: Change) {
  for (const tag of change.tags ?? []) revalidateTag(tag, { expire: 0 });
  for (const path of change.paths ?? []) revalidatePath(path);
}

/**
 * Adds cache tags to the page being rendered. Next's `cacheTag` works in 'use cache' only, so an empty
 * unstable_cache entry, the same for all pages, carries them. No effect on a page that is not cached.
 */
export const tagPage = (...names: string[]) =>
  unstable_cache(async () => null, ['page-tags'], { tags: names })();

/** Adds the tags of a list of these cars to the page being rendered. */
export const tagList = (cars: readonly { id: string }[]) =>
  tagPage(tags.lists, ...cars.map(({ id }) => tags.listed(id)));
