/** Why a heart went back, apart from the rest of the catalogue: every page with a heart has it at hand. */
export const favouriteFailed = {
  title: 'Favourite failed',
  text: 'It could not be saved. Please try again.',
};
