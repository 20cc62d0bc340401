/**
 * Messages about favourites that any page may show. They have their own file, because public pages do
 * not load the whole catalogue.
 */
export const favouriteMessages = {
  favouriteFailed: {
    title: 'Favourite failed',
    text: 'It could not be saved. Please try again.',
  },
  /** The title names MAX_DEVICE_FAVOURITES. */
  deviceFull: {
    title: '200 favourites are the most on a device',
    text: 'Sign in to keep more, or remove one first.',
  },
};
