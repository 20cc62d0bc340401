import { revalidatePath, revalidateTag, unstable_cache, updateTag } from 'next/cache';
import { paths } from '../paths';

/** Cache lifetimes in seconds (product specification, section 9). */
export const CACHE_SECONDS = { makes: 300, facets: 300 } as const;

/** Cache tags of pages and data. */
export const tags = {
  makes: 'makes',
  /** Car lists and counts: the home page, list pages, the sitemap. */
  vehicles: 'vehicles',
  /** Every car page. */
  vehiclePages: 'vehicle-pages',
  /** This car's page, its share picture and pages that list it as similar. */
  vehicle: (id: string) => `vehicle:${id.toLowerCase()}`,
  /** The pages of this seller and of their cars. */
  seller: (id: string) => `seller:${id.toLowerCase()}`,
};

type Change = { tags?: string[]; paths?: string[] };

/** Tags of cached data and paths of a user's own pages that each kind of change invalidates. */
export const invalidations = {
  listingChanged: (id: string): Change => ({ tags: [tags.vehicle(id), tags.vehicles] }),
  /** A change by a seller to a listing of their own. */
  ownListingChanged: (id: string): Change => ({
    ...invalidations.listingChanged(id),
    ...invalidations.ownListingShown(),
  }),
  /** Includes the page on which photographs are arranged. */
  photosChanged: (id: string, isDraft: boolean): Change => ({
    ...(!isDraft && invalidations.listingChanged(id)),
    paths: [paths.myVehicles, paths.sellStep(id, 'photos')],
  }),
  /** A stock file's changes to its seller's listings, all at once. */
  stockListed: (ids: string[]): Change => ({
    tags: [...ids.map(tags.vehicle), tags.vehicles],
    paths: [paths.myVehicles],
  }),
  stockFileChanged: (id: string): Change => ({ paths: [paths.stock, paths.stockFile(id)] }),
  /** A change to a listing that only its seller sees. */
  ownListingShown: (): Change => ({ paths: [paths.myVehicles] }),
  /** The seller type is on the seller's car pages and on their cards under 'similar cars'. */
  sellerTypeChanged: (): Change => ({ tags: [tags.vehicles, tags.vehiclePages] }),
  /** A seller's name is on their car pages and their own one. */
  sellerDetailsChanged: (id: string): Change => ({
    tags: [tags.seller(id)],
    paths: [paths.sellerDetails],
  }),
  dealerApplied: (): Change => ({ paths: [paths.sellerDetails] }),
  /** A seller's cars are deleted too; a buyer's account is on no cached page. */
  sellerDeleted: (): Change => ({ tags: [tags.vehicles, tags.vehiclePages] }),
  profileChanged: (): Change => ({ paths: [paths.profile] }),
  settingsChanged: (): Change => ({ paths: [paths.settings] }),
  favouriteRemoved: (): Change => ({ paths: [paths.favourites] }),
  enquiryChanged: (path: string): Change => ({ paths: [path] }),
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
