/** Three columns where a page shows six cars, four where it shows a list. */
const COLUMNS = { 3: 'lg:grid-cols-3 lg:gap-x-8 lg:gap-y-14', 4: 'lg:grid-cols-3 xl:grid-cols-4' };

/** The grid that cards, and the shapes that stand in for them, are laid out in. */
export const cardGrid = (columns: keyof typeof COLUMNS = 4) =>
  `grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 sm:gap-y-12 ${COLUMNS[columns]}`;

/** How wide a picture in that grid is laid out. */
export const CARD_SIZES = '(min-width: 64rem) 400px, (min-width: 40rem) 46vw, 92vw';
