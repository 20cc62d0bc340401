/** Messages about favourites. A file of their own, because public pages do not load the whole catalogue. */
export const favouriteMessages = {
  favouriteFailed: {
    title: 'Favourite failed',
    text: 'It could not be saved. Please try again.',
  },
  /** The session has ended: a new favourite stays on the device. */
  keptOnDevice: {
    title: 'You have been signed out',
    text: 'The car is kept on this device and joins your account when you sign in.',
  },
  /** The text names MAX_DEVICE_FAVOURITES. */
  deviceFull: {
    title: 'This device is full',
    text: 'It keeps 200 favourites. Sign in to keep more, or remove one first.',
  },
  notRemoved: {
    title: 'You have been signed out',
    text: 'Sign in again to change the favourites of your account.',
  },
};
