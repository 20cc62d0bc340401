/** Messages about favourites of an account whose session has ended, in a file of their own: loaded with the first of its changes. */
export const endedSessionMessages = {
  /** A new favourite stays on the device. */
  savedOnDevice: {
    title: 'You have been signed out',
    text: 'The car is kept on this device and joins your account when you sign in.',
  },
  /** The device has its maximum number of favourites. */
  notSaved: {
    title: 'You have been signed out',
    text: 'The car is not kept: this device has 200 favourites. Sign in again, or remove one first.',
  },
  notRemoved: {
    title: 'You have been signed out',
    text: 'Sign in again to change the favourites of your account.',
  },
};
