/**
 * Messages about favourites. They have their own file, because public pages do not load the whole
 * catalogue.
 */
export const favouriteMessages = {
  favouriteFailed: {
    title: 'Favourite failed',
    text: 'It could not be saved. Please try again.',
  },
  /** The session has ended: a new favourite stays on the device. */
  savedOnDevice: {
    title: 'You have been signed out',
    text: 'The car is kept on this device and joins your account when you sign in.',
  },
  /** The title names MAX_DEVICE_FAVOURITES. */
  deviceFull: {
    title: '200 favourites are the most on a device',
    text: 'Sign in to keep more, or remove one first.',
  },
  /** The session has ended, and the device has its maximum number of favourites. */
  notSaved: {
    title: 'You have been signed out',
    text: 'The car is not kept: this device has 200 favourites. Sign in again, or remove one first.',
  },
  notRemoved: {
    title: 'You have been signed out',
    text: 'Sign in again to change the favourites of your account.',
  },
};
