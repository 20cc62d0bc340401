/** Maximum number of favourites on a device, all of which fit into one merge; as in `merge_favourites`. */
export const MAX_DEVICE_FAVOURITES = 200;

/** Maximum number of favourites on the page; as in `my_favourites`. */
export const MAX_FAVOURITES = 1000;
