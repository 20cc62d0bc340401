/** Why a heart went back, apart from the rest of the catalogue: every page with a heart has them at hand. */
export const favouriteWords = {
  favouriteFailed: { title: 'Favourite failed', text: 'It could not be saved. Please try again.' },
  keptOnDevice: {
    title: 'You have been signed out',
    text: 'The car is kept on this device and joins your account when you sign in.',
  },
  notRemoved: {
    title: 'You have been signed out',
    text: 'Sign in again to change the favourites of your account.',
  },
};
