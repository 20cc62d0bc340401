import { inWords, namesOfHeading } from '../core/heading-names';
import { normaliseName } from '../core/normalise-name';

/** Headings, as normalised names, of columns whose words say whether a car is for sale. */
const STATE =
  /^(?:(?:listing|advert|ad|car|vehicle|stock|sales?|item|product|inventory|lifecycle|advertising|advertised|publish(?:ing|ed)?|web|website)?(?:status|state)|(?:vehicle|stock|inventory)?availability)$/;
/** Headings that end like one of those, unless they are about something else: 'Current Status', 'Sales Stage'. */
const STATE_AT_END = /(?:status|state|stage|availability)$/;
const OF_SOMETHING_ELSE =
  /vat|tax|mot|hpi|financ|servic|warrant|history|image|photo|picture|video|valet|writeoff|insur|categor|recall|import|sync|feed|mileage|odometer|keeper|owner|title|v5|inspect|check|damage|key|battery|emission|estate|seller|user|account/;
/** Headings of columns of how many there are. */
const QUANTITY = /^(?:stock|inventory|available)?(?:quantity|qty|count)(?:available|instock)?$/;
/** Headings of columns that say yes, or a date, for a car that is not for sale. */
const NOT_FOR_SALE =
  /^(?:is)?(?:(sold|reserved|deleted|archived|withdrawn|removed|hidden|draft|wastebin)|under(offer)|on(hold))(?:flag|date|at|on|yn)?$/;
const SOLD_DATE = /^date(?:of)?s(?:old|ale)$|^saledate$/;
/** Headings of columns that say no for a car that is not for sale. */
const FOR_SALE =
  /^(?:is)?(?:forsale|available|instock|published|live|active|advertised|advertise|onwebsite|showonwebsite|online)(?:flag|yn)?$/;

const SALE_WORDS =
  /^(?:(?:un|not(?:yet)?)sold|(?:available|instock|stock|forsale|onsale|live|active|advertised|published|listed|current|online|forecourt|onforecourt|ready|retail|new|used|nearlynew|(?:ex)?demo(?:nstrator)?|approved|limited|open|ok|now|immediate(?:ly)?)+)$/;
const STOP_WORDS: [RegExp, string][] = [
  [/sold|^s?stc|stc$|delivered|collected|awaitingcollection|dealt|^gone$/, 'sold'],
  [
    /reserv|^res(?:vd|d)?$|deposit|^dep(?:$|taken|paid|rec)|underoff|^uo$|agreed|saleinprogress|salepending|^pending|onhold|^held|^hold/,
    'reserved',
  ],
  [/wastebin|delet|archiv|remov|withdraw|scrap|expired|discontinued/, 'withdrawn'],
  [
    /draft|unpublish|notpublish|hidden|inactive|offline|suspend|paused|disabled|notlive|notadvertised|unlisted/,
    'not published',
  ],
  [
    /outofstock|notinstock|unavailable|notavailable|notforsale|soldout|preorder|backorder|duein|intransit|incoming|arriving|comingsoon|onorder|^notyet|withcustomer|courtesy|trade(?:only|sale)?$|auction/,
    'not available',
  ],
];

/** Longer texts say something else. */
const LONGEST_WORD = 40;
const YES = /^(?:y|yes|true|1|x|ja|oui|si|tak|on)$/;
const NO = /^(?:n|no|false|0|nope|nein|non|nee|nie|not ?yet|off)$/;
/** Texts, in words, that begin with such a word, a date or a count; 'n/a' does not. */
const YES_AND_MORE = /^(?:(?:y|yes) |0?[1-9])/;
const NO_AND_MORE = /^(?:n(?! a$)|no|not|never) /;
const ADDRESS = /^https?:/i;

/** Headings, in words, of columns about VAT: 'Price incl VAT', 'vatScheme', 'PlusVAT'. */
const VAT =
  /(?:^| )(?:plus|ex|excl|inc|incl|price)?vat(?:status|inclusion|type|scheme|incl\w*|excl\w*)?(?: |$)/;
/** Headings, in words, of columns that may have '+ VAT'. */
const PRICE_TYPE = /^price (?:type|basis|qualifier|display|note)$/;
/** Headings, in words, that say that a price is without VAT. */
const WITHOUT_VAT =
  /(?:^| )(?:plus|ex|excl\w*|without|net of) ?vat(?: |$)|vat (?:extra|ex\w*|on top|to be added)|\+/;
const NET_PRICE = /(?:^| )net(?: \w+)? price(?: |$)|(?:^| )price net(?: |$)/;
const WITH_VAT = /(?:^| )inc\w* ?vat(?: |$)|vat ?inc/;
const PLUS_VAT =
  /^(?:plus|\+|ex|excl\w*|net|not incl\w*|no\b.*incl\w*)(?: |$)|(?:(?:^| )(?:plus|excluding|exclusive of|excl|ex|without)|\+) ?vat(?: |$)|^(?:to be added|on top|extra)$|(?<!(?:^| )no )vat (?:to be added|on top|extra)(?: (?!no?(?: |$))|$)/;
/** Texts, in words, of VAT that is due, in the price or on top of it. */
const VAT_IS_DUE = /(?<!(?:^| )no )(?:^|vat )(?:applies|applicable|payable)(?: (?!no?(?: |$))|$)/;
const NET = { leftOut: 'priced without VAT' };

/**
 * What a cell says of a car: why it is left out, a word that is not known with what such cars are taken to be ('for sale'
 * without), or null where it is for sale.
 */
type SaleState = { leftOut: string } | { unknown: string; takenAs?: string } | null;

type Reader = (cell: string) => SaleState;

/** A cell as a normalised name, also of wide letters and ticks. */
const plainWord = (cell: string) =>
  normaliseName(
    cell
      .normalize('NFKC')
      .replace(/[✓✔☑✅]/gu, 'yes')
      .replace(/[✗✘✕✖❌]/gu, 'no'),
  );

const readState: Reader = (cell) => {
  const word = plainWord(cell);
  if (word.length > LONGEST_WORD) return { unknown: cell.trim() };
  if (!word) return /\p{L}/u.test(cell) ? { unknown: cell.trim() } : null;
  if (SALE_WORDS.test(word)) return null;
  const [, leftOut] = STOP_WORDS.find(([pattern]) => pattern.test(word)) ?? [];
  return leftOut ? { leftOut } : { unknown: cell.trim() };
};

const leftOutIf =
  (leftOut: string, isMeant: (word: string) => boolean): Reader =>
  (cell) =>
    isMeant(plainWord(cell)) ? { leftOut } : null;

/** Reads a state where what is not known is no state: the column may be about something else. */
const readLikelyState: Reader = (cell) => {
  const state = readState(cell);
  return state && 'leftOut' in state ? state : null;
};

/** Reads a column that says yes for a car that is for sale, or its state. */
const readForSale: Reader = (cell) => {
  const text = cell.trim();
  const word = plainWord(text);
  if (!text || YES.test(word) || ADDRESS.test(text)) return null;
  if (NO.test(word)) return { leftOut: 'not available' };
  const state = word ? readState(text) : { unknown: text };
  if (!state || 'leftOut' in state) return state;
  if (YES_AND_MORE.test(inWords(text))) return null;
  return NO_AND_MORE.test(inWords(text)) ? { leftOut: 'not available' } : state;
};

const readVat =
  (heading: string): Reader =>
  (cell) => {
    const text = inWords(cell);
    const isOnTop =
      PLUS_VAT.test(text) ||
      (YES.test(text) && WITHOUT_VAT.test(heading)) ||
      (NO.test(text) && WITH_VAT.test(heading));
    if (isOnTop) return NET;
    const isDue = VAT_IS_DUE.test(text) || (YES.test(text) && VAT_IS_DUE.test(heading));
    return isDue ? { unknown: cell.trim(), takenAs: 'priced with VAT' } : null;
  };

/** How the cells of the column of prices say that VAT is not in them, by its heading; null where it is. */
export function priceReader(heading: string): Reader | null {
  const words = inWords(heading);
  return WITHOUT_VAT.test(words) || NET_PRICE.test(words)
    ? (cell) => (cell.trim() ? NET : null)
    : null;
}

function readerOf(plain: string): Reader | null {
  if (STATE.test(plain)) return readState;
  if (QUANTITY.test(plain)) return leftOutIf('not available', (cell) => cell === '0');
  if (SOLD_DATE.test(plain)) return leftOutIf('sold', (word) => word !== '');
  const [, ...words] = NOT_FOR_SALE.exec(plain) ?? [];
  const word = words.find(Boolean);
  if (word) {
    const leftOut =
      word === 'sold' ? 'sold' : /reserv|offer|hold/.test(word) ? 'reserved' : 'withdrawn';
    return leftOutIf(leftOut, (cell) => cell !== '' && !NO.test(cell));
  }
  return FOR_SALE.test(plain) ? readForSale : null;
}

/** Reads a heading of several words, of which the last, or 'VAT', says what it is about. */
function readerOfWords(heading: string): Reader | null {
  const plain = normaliseName(heading);
  const words = inWords(heading);
  if (VAT.test(words)) return readVat(words);
  if (PRICE_TYPE.test(words)) return (cell) => (/vat/i.test(cell) ? readVat('')(cell) : null);
  return STATE_AT_END.test(plain) && !OF_SOMETHING_ELSE.test(plain) ? readLikelyState : null;
}

/** How the cells under a heading say whether a car is for sale; null for headings about something else. */
export function saleStateReader(heading: string): Reader | null {
  const [whole = '', ...nested] = namesOfHeading(heading.normalize('NFKC'));
  // The state of an address is a county.
  const names = [whole, ...nested.filter((name) => name !== 'state')];
  return names.map(readerOf).find(Boolean) ?? readerOfWords(heading.normalize('NFKC'));
}
