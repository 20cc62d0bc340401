/** Shown when saving a favourite fails. A file of its own, to keep the catalogue out of the bundle. */
export const favouriteFailed = {
  title: 'Favourite failed',
  text: 'It could not be saved. Please try again.',
};
