import { normaliseName } from '../core/normalise-name';

/** Headings, as normalised names, of columns whose words say whether a car is for sale. */
const STATE =
  /^(?:(?:listing|advert|ad|car|vehicle|stock|sales?|item|product|inventory|lifecycle|advertising|advertised|publish(?:ing|ed)?|web|website)?(?:status|state)|(?:vehicle|stock|inventory)?availability)$/;
/** Headings of columns that say yes, or a date, for a car that is not for sale. */
const NOT_FOR_SALE =
  /^(?:is)?(?:(sold|reserved|deleted|archived|withdrawn|removed|hidden|draft|wastebin)|under(offer)|on(hold))(?:flag|date|at|on|yn)?$/;
const SOLD_DATE = /^date(?:of)?s(?:old|ale)$|^saledate$/;
/** Headings of columns that say no for a car that is not for sale. */
const FOR_SALE =
  /^(?:is)?(?:forsale|available|instock|published|live|active|advertised|advertise|onwebsite|showonwebsite|online)(?:flag|yn)?$/;

const SALE_WORDS =
  /^(?:(?:un|not)sold|(?:available|instock|stock|forsale|onsale|live|active|advertised|published|listed|current|online|forecourt|onforecourt|ready|retail|new|used|nearlynew|approved|limited|open|ok)+)$/;
const STOP_WORDS: [RegExp, string][] = [
  [/sold|delivered|collected|dealt/, 'sold'],
  [
    /reserv|deposit|underoffer|agreed|saleinprogress|salepending|^pending|onhold|^held|^hold/,
    'reserved',
  ],
  [/wastebin|delet|archiv|remov|withdraw|scrap|expired|discontinued/, 'withdrawn'],
  [
    /draft|unpublish|notpublish|hidden|inactive|offline|suspend|paused|disabled|notlive|notadvertised|unlisted/,
    'not published',
  ],
  [
    /outofstock|notinstock|unavailable|notavailable|notforsale|soldout|preorder|backorder|duein|intransit|incoming|comingsoon|trade(?:only|sale)?$|auction/,
    'not available',
  ],
];

/** Longer texts say something else. */
const LONGEST_WORD = 40;
const YES = /^(?:y|yes|true|1|x)$/;
const NO = /^(?:n|no|false|0)$/;

/** Headings of columns about VAT, and words that say that it comes on top of the price. */
const VAT = /^(?:price)?(?:vat|vatstatus|vatinclusion|vattype|vatincluded|incvat|plusvat|exvat)$/;
const PLUS_VAT =
  /^(?:plus|\+|ex\b|excl|net\b|not incl|no\b.*incl)|(?:\bplus|\bexcluding|\bexclusive of|\+)\s*vat/;

/** What a cell says of a car: why it is left out, a word that is not known, or null where it is for sale. */
type SaleState = { leftOut: string } | { unknown: string } | null;

type Reader = (cell: string) => SaleState;

const readState: Reader = (cell) => {
  const word = normaliseName(cell);
  if (word.length > LONGEST_WORD) return { unknown: cell.trim() };
  if (!word || SALE_WORDS.test(word)) return null;
  const [, leftOut] = STOP_WORDS.find(([pattern]) => pattern.test(word)) ?? [];
  return leftOut ? { leftOut } : { unknown: cell.trim() };
};

const leftOutIf =
  (leftOut: string, isMeant: (word: string) => boolean): Reader =>
  (cell) =>
    isMeant(normaliseName(cell)) ? { leftOut } : null;

const readVat =
  (heading: string): Reader =>
  (cell) => {
    const text = cell.trim().toLowerCase();
    const isOnTop =
      PLUS_VAT.test(text) ||
      (YES.test(text) && /plusvat|exvat/.test(heading)) ||
      (NO.test(text) && /vatincluded|incvat/.test(heading));
    return isOnTop ? { leftOut: 'priced without VAT' } : null;
  };

/** How the cells under a heading say whether a car is for sale; null for headings about something else. */
export function saleStateReader(heading: string): Reader | null {
  const plain = normaliseName(heading.normalize('NFKC'));
  if (STATE.test(plain)) return readState;
  if (VAT.test(plain)) return readVat(plain);
  if (SOLD_DATE.test(plain)) return leftOutIf('sold', (word) => word !== '');
  const [, ...words] = NOT_FOR_SALE.exec(plain) ?? [];
  const word = words.find(Boolean);
  if (word) {
    const leftOut =
      word === 'sold' ? 'sold' : /reserv|offer|hold/.test(word) ? 'reserved' : 'withdrawn';
    return leftOutIf(leftOut, (cell) => cell !== '' && !NO.test(cell));
  }
  return FOR_SALE.test(plain) ? leftOutIf('not available', (cell) => NO.test(cell)) : null;
}
