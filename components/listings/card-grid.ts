/** Three columns for six cards, four for lists where two badges fit a card. */
const COLUMNS = {
  3: 'lg:grid-cols-3 lg:gap-x-8 lg:gap-y-14',
  4: 'lg:grid-cols-3 min-[76rem]:grid-cols-4',
};

/** Class names of the grid for cards and their skeletons. */
export const cardGrid = (columns: keyof typeof COLUMNS = 4) =>
  `grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 sm:gap-y-12 ${COLUMNS[columns]}`;

/** The `sizes` attribute of a picture in that grid. */
export const CARD_SIZES = '(min-width: 64rem) 400px, (min-width: 40rem) 46vw, 92vw';
