/** Other places where cars are for sale. */
export const MARKETPLACES: ReadonlySet<string> = new Set(
  'autotrader gumtree ebay heycar pistonheads exchangeandmart facebook carwow cargurus cinch cazoo motorpoint marketplace'.split(
    ' ',
  ),
);

const WORDS = `
  a an the with and or car cars used usedcar usedcars secondhand second 2nd 2ndhand hand preowned pre owned preloved loved for sale in near around
  about at by of to from on i im want wanted wants looking search searching browse buy buying get give see after my me us we
  you our please thanks am is are be can do must that there has have any all every each anything everything something
  whatever some vehicle vehicles automobile automobiles motor motors listing listings advert adverts uk model models it one's
  only just what which show find need needs would like i'd i’d available online nationwide nationally countrywide national
  website websites site sites web internet shop shops shopping classified classifieds ad ads
  stock currently today now latest
  motorcar motorcars forsale 4sale carforsale carsforsale usedcarforsale usedcarsforsale
  carz vehical vehicals vehichle vehichles vehcle vehcles vehicel vehicels`;

/** Words without meaning for a vehicle; they are neither terms nor unknown. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...MARKETPLACES,
  ...WORDS.trim().split(/\s+/),
]);

/** Fillers into which an unknown word with one slip of the keyboard is corrected. */
export const SPELLED_FILLERS =
  'used cars sale forsale usedcars secondhand vehicles motors listings'.split(' ');

const MIN_LETTERS = 3;

/** Whether words, joined, are a filler: 'auto trader', 'used car'; but not 'a d'. */
export const isSplitFiller = (words: readonly string[]) =>
  words.length > 1 &&
  words.every((word) => word.length >= MIN_LETTERS) &&
  FILLERS.has(words.join(''));

/** Words that deny only with other words. */
const DENIALS = new Set(['not', 'no']);

/** Whether a search has no word with a meaning for a vehicle: 'used cars for sale', 'not', '-'. */
export function isFillerSearch(search: string): boolean {
  const words = search.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const isSign = /^[-–−\s]+$/.test(search) && search.trim() !== '';
  return (
    isSign || (words.length > 0 && words.every((word) => FILLERS.has(word) || DENIALS.has(word)))
  );
}
