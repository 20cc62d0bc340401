/** Messages about favourites after the session has ended; loaded with the account's favourites. */
export const favouriteMessages = {
  keptOnDevice: {
    title: 'You have been signed out',
    text: 'The car is kept on this device and joins your account when you sign in.',
  },
  notRemoved: {
    title: 'You have been signed out',
    text: 'Sign in again to change the favourites of your account.',
  },
};
