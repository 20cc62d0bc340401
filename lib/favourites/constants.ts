/** Maximum number of favourites on a device, all of which fit into one merge; as in `merge_favourites`. */
export const MAX_DEVICE_FAVOURITES = 200;

/** Maximum number of cars viewed last that a device remembers; as in lib/core/browser/note-viewed.ts. */
export const MAX_VIEWED = 30;

/** Maximum number of favourites on the page; as in `my_favourites`. */
export const MAX_FAVOURITES = 1000;
