import { revalidatePath, unstable_cache, updateTag } from 'next/cache';
import { paths } from '../paths';

/** Cache lives in seconds (product specification, section 9), once. */
export const CACHE_SECONDS = { makes: 300 } as const;

/** The tags that cached pages and data carry. */
export const tags = {
  makes: 'makes',
  /** Lists of cars and their counts: the home page, list pages, the sitemap. */
  vehicles: 'vehicles',
  /** The page of each car, whichever. */
  vehiclePages: 'vehicle-pages',
  /** What shows this car: its page, its share picture, pages that list it as similar. */
  vehicle: (id: string) => `vehicle:${id.toLowerCase()}`,
};

type Change = { tags?: string[]; paths?: string[] };

/** What each kind of change makes out of date: tags of what is cached, paths of a user's own pages. */
export const invalidations = {
  listingChanged: (id: string): Change => ({ tags: [tags.vehicle(id), tags.vehicles] }),
  /** On every car of the seller, and on the cards of those wherever they are similar to another. */
  sellerTypeChanged: (): Change => ({ tags: [tags.vehicles, tags.vehiclePages] }),
  /** With all cars of a seller; the account of a buyer is shown on no cached page. */
  sellerDeleted: (): Change => ({ tags: [tags.vehicles, tags.vehiclePages] }),
  profileChanged: (): Change => ({ paths: [paths.profile] }),
  settingsChanged: (): Change => ({ paths: [paths.settings] }),
  favouriteRemoved: (): Change => ({ paths: [paths.favourites] }),
  staffWorkDone: (): Change => ({ paths: [paths.staff] }),
};

/** Makes the next visitor of whatever the change concerns see it. For server actions, after the write. */
export function revalidate(change: Change) {
  for (const tag of change.tags ?? []) updateTag(tag);
  for (const path of change.paths ?? []) revalidatePath(path);
}

/**
 * Adds tags to the page that is being made. Next has an API for it in 'use cache' alone; here an entry
 * without content, the same for all pages, carries them. Nothing happens outside a page that is cached.
 */
export const tagPage = (...names: string[]) =>
  unstable_cache(async () => null, ['page-tags'], { tags: names })();
