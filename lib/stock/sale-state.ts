import { namesOfHeading, separateWords } from '../core/heading-names';
import { normaliseName } from '../core/normalise-name';
import { NO, YES } from '../core/yes-no';
import { plainWord, type Reader } from './sale-word';
import { vatReader } from './vat-state';

/** Headings, as normalised names, of columns whose values say whether a car is for sale. */
const STATE =
  /^(?:(?:listing|advert|ad|car|vehicle|stock|sales?|item|product|inventory|lifecycle|advertising|advertised|publish(?:ing|ed)?|web|website|retail|selling|forecourt|availability)?(?:status(?:code)?|state)|(?:vehicle|stock|inventory)?availability)$/;
/**
 * Headings that end like one of those, unless they concern something else: 'Current Status', 'Sales
 * Stage'.
 */
const STATE_AT_END = /(?:status(?:code|desc(?:ription)?|text|name)?|state|stage|availability)$/;
const OF_SOMETHING_ELSE =
  /vat|tax|mot|hpi|financ|servic|warrant|history|image|photo|picture|video|valet|writeoff|insur|categor|recall|import|sync|feed|mileage|odometer|keeper|owner|title|v5|inspect|check|damage|key|battery|emission|estate|seller|user|account/;
/** Headings of columns with the number of cars. */
const QUANTITY =
  /^(?:product)?(?:(?:stock|inventory|available)?(?:quantity|qty|count)(?:available|instock|onhand)?|(?:stock|inventory)level|unitsinstock|stockonhand)$/;
/** Ends of headings of columns with a yes or no: 'Sold Indicator', 'Sold (Yes/No)'. */
const FLAG = 'flag|yn|yesno|ind(?:icator)?|marker|tick(?:box)?|checkbox';
/** Headings of columns with a 'no' for a car that is not for sale. */
const FOR_SALE = new RegExp(
  '^(?:is|currently|still|advert|listing|vehicle|car)*' +
    '(?:(?:ready|available)?forsale|readyto(?:sell|advertise)|readyfor(?:retail|web(?:site)?|(?:the)?forecourt)|' +
    '(?:sales?|retail|forecourt|web(?:site)?)ready|on(?:the)?forecourt|saleable|unsold|' +
    'available|instock|live|active|online|onwebsite|' +
    'onweb|(?:publish|export|send|upload)to(?:the)?web(?:site)?|web(?:site)?visible|' +
    '(?:publish(?:ed)?|visible|advertised?|(?:show|display)(?=on))(?:online|on(?:the)?web(?:site)?)?)' +
    `(?:${FLAG}|status)?$`,
);
/**
 * Names of columns that have a yes, a date, a buyer and so on for a car that is not for sale; their
 * ends; and the resulting state.
 */
const STOPS: [names: string, ends: string, leftOut: string][] = [
  ['sold|s?stc|soldstc|saledate|dateofsale|datesale', 'to|for|price|customer|unit', 'sold'],
  [
    'retailed|disposed(?:of)?|disposaldate|d[ei]spatch(?:ed|(?=date))|departed|gone|left(?:stock|site)|(?:stock)?(?:out|exit)date|(?:date|stock)out',
    'to',
    'sold',
  ],
  ['(?:sales?)?invoice(?:d|date|no|number)', 'to|customer', 'sold'],
  [
    'reserved|(?:on)?hold|heldfor|helduntil|underoffer|saleagreed|deposit(?:paid|taken|received)',
    'by|to|for|until|customer',
    'reserved',
  ],
  [
    'deleted|archived|withdrawn|removed|hidden|draft|wastebin|delisted|unpublished|suppressed|inactive|' +
      '(?:do|must)?not(?:to)?(?:be)?(?:advertised?|publish(?:ed)?|list(?:ed)?|show(?:n)?|display(?:ed)?|export(?:ed)?)|' +
      '(?:hide|excluded?)from(?:the)?(?:web(?:site)?|feeds?|exports?|adverts?|advertising|portals?)',
    'by|online|on(?:the)?web(?:site)?',
    'withdrawn',
  ],
  ['notforsale|offsale|tradeonly|outofstock', 'from', 'not available'],
];

/** Headings that name the states themselves: 'Available/Sold', 'Sold or Live'. */
const STATES_NAMED =
  /^(?:(?:or|and)?(?:available|forsale|live|instock|unsold|sold|reserved|onhold)){2,4}$/;

/** Names of {@link STOPS} after another one: 'Sold/Reserved'. */
const OTHER_STOPS = `(?:or|and)?(?:${STOPS.map(([names]) => names).join('|')})`;

/** Returns a pattern for headings that begin with a name of a column that stops a sale. */
const stopHeading = (names: string, ends: string) =>
  new RegExp(`^(?:is|has|been|date|advert|listing|vehicle|car)*(?:${names})(?:${ends}){0,4}$`);
/** Headings of columns with a yes or a date for a car that a buyer has, or with other words. */
const HANDED_OVER = stopHeading(
  'delivered|collected|handedover|handover(?=date)',
  `${FLAG}|date|time|at|on|status`,
);

/**
 * States that are denied, or may still come: 'Not reserved', 'No deposit', 'Reserve for £99', 'Can be
 * delivered'.
 */
const DENIED = new RegExp(
  [
    '(?:un|not|never)(?:yet|been|currently)*(?:sold|reserved|onhold|held|underoffer|s?stc|retailed|invoiced|allocated|disposed|d[ei]spatched|handedover)(?:yet)?',
    '(?<!not|never)(?:to|will)be(?:sold|reserved|retailed)',
    'can(?:also|still)?be(?:sold|reserved|held)',
    'can(?:also|still|not|t)?be(?:delivered|collected)',
    'soldas(?:seen|is|spares(?:(?:or|and)?repairs?)?)',
    '(?:free)?delivered(?:free|nationwide|ukwide|anywhere|toyou(?:rdoor)?)',
    'no(?:reserve(?!d)|deposit(?:paid|taken|required|needed)?)',
    'depositnot(?:paid|taken|required|needed)',
    '(?:available|open|free)(?:to|for)(?:be)?reserv(?:ed?|ations?)',
    'reservable',
    'reserve(?:it|this|me)?(?:online|now|today|here|from|for|with|at|only|just|an?)*gbp\\d+(?:deposit)?',
    'reserve(?:it|this|me)?(?:online|now|today|here)',
    'gbp\\d+(?:deposit)?(?:(?:to|will)(?:reserve|hold|secure)(?!d)|reserves|holds|secures)(?:it|this|now|today|online)*',
  ].join('|'),
  'g',
);
/** A 'no' that is a whole answer, before a reason: 'No - deposit taken'. */
const NO_ALONE = /\bno(?:\s*[,:;/(]|\s+[-–—]|[-–—]\s)/gi;
const SALE_WORDS =
  /^(?:(?:available|instock|stock|forsale|onsale|live|active|advertised|published|listed|current|online|forecourt|onforecourt|ready|retail|new|used|nearlynew|(?:ex)?demo(?:nstrator)?|approved|limited|open|ok|now|immediate(?:ly)?)*)$/;
const STOP_WORDS: [RegExp, string][] = [
  [/(?:not|never)(?:to)?besold/, 'not available'],
  [
    /sold|^s?stc|stc$|delivered|collected|awaitingcollection|dealt|^gone$|^sld|handedover|retailed|invoiced|d[ei]spatched|disposed|departed|^left(?:site|stock)|(?:sale|deal)(?:is)?(?:done|complete)/,
    'sold',
  ],
  [
    /reserv|^res(?:vd|d)?$|deposit|^dep(?:$|taken|paid|rec)|underoff|^uo$|agreed|saleinprogress|salepending|^pending|onhold|^held|^hold|allocated|ordertaken|^contracted|^booked$/,
    'reserved',
  ],
  [/wastebin|delet|archiv|remov|withdraw|scrap|expired|discontinued/, 'withdrawn'],
  [
    /draft|unpublish|notpublish|hidden|inactive|offline|suspend|paused|disabled|notlive|notadvertised|unlisted/,
    'not published',
  ],
  [
    /outofstock|notinstock|unavailable|notavailable|notforsale|soldout|preorder|backorder|duein|intransit|incoming|arriving|comingsoon|onorder|^notyet|withcustomer|courtesy|trade(?:only|sale)?$|auction|nolonger/,
    'not available',
  ],
];

/** Maximum length of a state; a longer text has another meaning. */
const MAX_WORD = 40;
/** Normalised names of cells that mean empty. */
const NOTHING = /^(?:na|none|nil|null|nan|nothing|nobody|notapplicable)$/;
/** A date that systems write for a missing one, long ago: '01/01/1900'. */
const LONG_AGO = '(?:0\\d\\d\\d|1[0-8]\\d\\d|19[0-7]\\d)';
const UNSET_DATE = new RegExp(
  `^(?:\\d\\d?[-/. ](?:\\d\\d?|[a-z]{3})[-/. ]${LONG_AGO}|${LONG_AGO}[-/.]\\d\\d?[-/.]\\d\\d?)(?!\\d)`,
  'i',
);
const ZERO = /^(?:-\s*\d.*|0+(?:[.,]0+)?|nil|zero|none)$/i;
/** Texts, in words, that begin with a yes, a date or a count. */
const YES_AND_MORE = /^(?:(?:y|yes) |0?[1-9])/;
const NO_AND_MORE = /^(?:n(?! a$)|no|not|never) /;
const ADDRESS = /^https?:/i;

const readState: Reader = (cell) => {
  const word = plainWord(cell);
  if (word.length > MAX_WORD) return { unknown: cell.trim() };
  if (!word) return /\p{L}/u.test(cell) ? { unknown: cell.trim() } : null;
  const left = plainWord(cell.replace(NO_ALONE, 'nope ').replace(/[£￡]/g, 'gbp')).replace(
    DENIED,
    '',
  );
  if (SALE_WORDS.test(left)) return null;
  const [, leftOut] = STOP_WORDS.find(([pattern]) => pattern.test(left)) ?? [];
  return leftOut ? { leftOut } : { unknown: cell.trim() };
};

/** Reads a state, but ignores unknown words: the column may be about something else. */
const readLikelyState: Reader = (cell) => {
  const state = readState(cell);
  return state && 'leftOut' in state ? state : null;
};

/** Reads a column that has a value if the car is not for sale, or that has its state. */
const readStop =
  (leftOut: string): Reader =>
  (cell) => {
    const word = plainWord(cell);
    if (NO.test(word) || NOTHING.test(word) || UNSET_DATE.test(cell.trim())) return null;
    const state = readState(cell);
    if (!state || 'leftOut' in state || !word) return state;
    return NO_AND_MORE.test(separateWords(cell)) ? null : { leftOut };
  };

/** Reads a column with a 'yes' or a date if the car is not for sale, or with its state. */
const readStopOrState =
  (leftOut: string): Reader =>
  (cell) => {
    const stop = readStop(leftOut)(cell);
    const isYes = YES.test(plainWord(cell)) || YES_AND_MORE.test(separateWords(cell));
    return stop && !isYes ? readState(cell) : stop;
  };

const readHandedOver: Reader = (cell) =>
  readStopOrState('sold')(cell.replace(/\bnot (?:yet |been )*(?:delivered|collected)/i, 'no'));

/** Reads a column with the number of cars, or with their state. */
const readCount: Reader = (cell) =>
  ZERO.test(cell.trim()) ? { leftOut: 'not available' } : readLikelyState(cell);

/** Reads a column with a 'yes' for a car that is for sale, or with its state. */
const readForSale: Reader = (cell) => {
  const text = cell.trim();
  const word = plainWord(text);
  if (!text || YES.test(word) || ADDRESS.test(text)) return null;
  if (NO.test(word)) return { leftOut: 'not available' };
  const state = word ? readState(text) : { unknown: text };
  if (!state || 'leftOut' in state) return state;
  if (YES_AND_MORE.test(separateWords(text))) return null;
  return NO_AND_MORE.test(separateWords(text)) ? { leftOut: 'not available' } : state;
};

/**
 * Nested headings of a part that may itself be hidden or reduced: 'registration.hidden',
 * 'price.onSale'.
 */
const OF_PART = /(?:price|plate|reg(?:istration)?|vrm|vin|address)\.[^.]+$/i;

/**
 * Turns a 'no' or 0 that may have another meaning into a remark: 'On Sale' may mean a reduced
 * price, Shopify's quantity may not be a count.
 */
const asRemark =
  (read: Reader): Reader =>
  (cell) => {
    const state = read(cell);
    const isPlain = NO.test(plainWord(cell)) || ZERO.test(cell.trim());
    return state && 'leftOut' in state && isPlain ? { unknown: cell.trim() } : state;
  };

/** Readers of columns by their headings, as normalised names. */
const COLUMNS: [headings: RegExp, read: Reader][] = [
  [STATE, readState],
  [QUANTITY, readCount],
  ...STOPS.flatMap(([names, ends, leftOut]): [RegExp, Reader][] => [
    [stopHeading(names, `${FLAG}|date|time|at|on|${ends}|${OTHER_STOPS}`), readStop(leftOut)],
    [stopHeading(names, `${OTHER_STOPS}|stat(?:us|e)`), readStopOrState(leftOut)],
  ]),
  [HANDED_OVER, readHandedOver],
  [FOR_SALE, readForSale],
  [STATES_NAMED, readState],
  [/^(?:is)?onsale(?:flag|yn)?$/, asRemark(readForSale)],
  [/^variant(?:inventory)?(?:quantity|qty)$/, asRemark(readCount)],
];

const readerOf = (plain: string) => COLUMNS.find(([headings]) => headings.test(plain))?.[1];

/** Reads a heading of several words, whose last word, or 'VAT', is its subject. */
function readerOfWords(heading: string): Reader | null {
  const plain = normaliseName(heading);
  const ofVat = vatReader(separateWords(heading));
  if (ofVat) return ofVat;
  return STATE_AT_END.test(plain) && !OF_SOMETHING_ELSE.test(plain) ? readLikelyState : null;
}

/** Returns a reader of the cells under a heading about the sale state; null for other headings. */
export function saleStateReader(heading: string): Reader | null {
  const [whole = '', ...nested] = namesOfHeading(heading.normalize('NFKC'));
  // The 'state' of an address means a county.
  const names = [whole, ...nested.filter((name) => name !== 'state' && !OF_PART.test(heading))];
  return names.map(readerOf).find(Boolean) ?? readerOfWords(heading.normalize('NFKC'));
}
