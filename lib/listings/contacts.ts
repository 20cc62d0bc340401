import { POSTCODE_AREAS } from '../core/postcode-areas';
import { CREDIT_QUESTION, statesCredit } from './credit-terms';

const DIGITS = [
  'zero|oh|nought|o',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
];
const DIGIT = `(?:\\d|(?:${DIGITS.join('|')})(?![a-z]))`;
/** Digits by their words. */
const FIGURES = new Map(
  DIGITS.flatMap((names, figure) => names.split('|').map((word) => [word, String(figure)])),
);
const TIMES = { double: 2, triple: 3 };
const SEPARATORS = '[\\s().*_\\u2010-\\u2015-]{0,8}';
const DIVIDERS = '[\\s()./·•,:|-]{0,3}';
const FIGURES_OR_WORDS = `(?:(?:(?:double|triple) )?${DIGIT}${SEPARATORS}){9,30}`;
/** Prevents a match that starts at a later digit of a number. */
const WITHIN = '(?<![\\d£]|\\d[.,/:-]';
/** Patterns of nine to thirty digits. */
const RUNS = [
  // In figures or words: '07700 900123', 'oh double seven …'.
  `(?<![\\w.,£/-])\\+?\\(?${FIGURES_OR_WORDS}`,
  // After a word without a space: 'Tel.07700 900123'.
  `${WITHIN}|\\d )(?=\\(?[+0])\\+?\\(?${FIGURES_OR_WORDS}`,
  // With signs that also divide dates and prices, which begin with fewer digits: '07700/900123'.
  `${WITHIN})\\(?(?:\\+44${DIVIDERS}\\d{2,5}|0\\d{2,5})(?:${DIVIDERS}\\d{3,6}){1,3}(?!\\d)`,
].map((run) => new RegExp(run, 'gi'));
const ONE = new RegExp(`(?:(double|triple) )?(\\d|${DIGITS.join('|')})`, 'gi');
const DATE = /^\d{1,2}[ .-]\d{1,2}[ .-]\d{2,4}(?!\d)/;
/** A UK number, by its number of digits, or an international one. */
const NUMBER =
  /^(?:(?:0|(?:\+|00)?440?)(?:[1-35789]\d{9}|1\d{8}|800\d{6})|\+[1-9]\d{7,14}|00[1-9]\d{9,12})$/;

/** 'oh double seven 00' → 07700. */
const inFigures = (text: string) =>
  [...text.toLowerCase().matchAll(ONE)]
    .map(([, times, digit = '']) => {
      const count = times === 'double' || times === 'triple' ? TIMES[times] : 1;
      return (FIGURES.get(digit) ?? digit).repeat(count);
    })
    .join('');

/** '77OO' → 7700. */
const withZeros = (digits: string) => digits.replace(/o/gi, '0');

function hasPhone(text: string) {
  const numbered = text.replace(/\b(?=o*\d)[o\d]+\b/gi, withZeros);
  return RUNS.flatMap((run) => [...numbered.matchAll(run)]).some(
    ([number]) =>
      !DATE.test(number) && NUMBER.test((number.includes('+') ? '+' : '') + inFigures(number)),
  );
}

/** A figure after '@' is a price, a mileage or a speed: 'Price @ 4500.no offers'. */
const FIGURE = '\\d+k?(?:mph)?(?![a-z\\d-])';
const AT = `(?:@|(?: @ ?|@ )(?!${FIGURE})| ?[[({<] ?(?:at|@) ?[\\])}>] ?| [-_*~]{1,3}(?:at|@)[-_*~]{1,3} )`;
const DOT = '(?: ?\\. ?| ?[[({<] ?(?:dot|\\.) ?[\\])}>] ?| dot | ?[-_*~]{1,3}dot[-_*~]{1,3} ?)';
const MAILERS = 'gmail|googlemail|hotmail|outlook|yahoo|icloud|live|btinternet|proton(?:mail)?|aol';
/**
 * Matches only from the beginning of a word, so that the number of steps is linear in the length of
 * the text.
 */
const EMAIL = new RegExp(
  `(?<![\\w.+-])[\\w.+-]+(?:${AT}[a-z\\d-]+${DOT}[a-z]{2}|(?:${AT}| at |[-_*~]at[-_*~])(?:${MAILERS})(?:${DOT}[a-z]{2}| (?:com|co uk)\\b)| at [a-z\\d-]+ dot [a-z]{2})`,
  'i',
);

/**
 * A full postcode, also with a space in its first half: 'LS 6 3AA'; 'M3 2DR' is a two-door car,
 * 'S4 4WD' a four-wheel drive, 'M3 2nd' has two owners, and 'SE 1 6TD' is a diesel.
 */
const POSTCODE = new RegExp(
  `\\b(?:${POSTCODE_AREAS})(?:\\d|(?<=[A-Z]{2}) (?!\\d \\dT[BDS]\\b)\\d)[A-Z\\d]?[ -]{0,2}(?!\\d(?:DR|WD|SP)|1ST|2ND|3RD|[04-9]TH)\\d[ABD-HJLNP-UW-Z]{2}\\b`,
  'i',
);
/** Words after a number that is not a house number: '4 Wheel Drive', '12 months road tax'. */
const NOT_OF_STREETS = [
  'a|all|and|any|are|by|can|each|either|every|for|from|in|is|must|no|of|off|on|only|or|per|please|same|the|this|to|under|up|with',
  'former|keepers?|owners?|previous|keys?|months?|miles?(?! end)|min(?:ute)?s?|hours?|days?|weeks?|years?|yrs?|pounds?|plate|reg|inch|alloys?|tyres?',
  'doors?|dr|seats?|seaters?|metres?|speed|wheels?|clutch|dual|rear|left|right|hand|litres?|cc|bhp|ps|hp|mpg|services?|stamps?|point',
  "birds?|bird[’']s|eye|top|parking|exterior|mode|pedal|come|brilliant|amazing|super|stunning",
  'degrees?|cameras?|surround|around|side|area|panoramic|sensors?|auto|self|active',
  '(?:best|easy|excellent|fantastic|good|great|lovely|nice|smooth|superb|test)(?= (?:drive|place|view|way))',
].join('|');
const STREETS = [
  'street|avenue|crescent|terrace|gardens|grove|court|mews|square|parade|place|cottages?|farm|way|view(?! camera)',
  'paddocks?|croft|wharf|quay|vale|dene|garth|brae|wynd|meadows?|villas|promenade|esplanade|embankment|approach(?! (?:to|angle|sensor|light))',
  'walk(?![ -]?(?:a?round|through|away))|(?<!(?:front|first|second|third|2nd|3rd|rear|back|middle|last) )row(?! (?:of|seat|layout))',
  '(?<!(?:price|cost|insurance|temperature) )rise(?! and fall)',
  'lane(?! (?:assist|keep|depart|chang|control|support|watch|centr))',
  'road(?! (?:tax|fund|legal|test|trip|use|worthy|ready|side|noise|going|holding|price))|drive(?! (?:mode|away|train|belt|select))',
  'close(?! (?:to|by|ratio|up))|hill(?! (?:start|hold|descent|assist))|park(?! (?:assist|distance|pilot|sens|brake|control|aid))',
  '(?<!(?:ford|focus|fiesta|mondeo|kuga|puma) )st(?![ -]?line|-)|rd|ave|(?:business|retail|trading|industrial|enterprise) (?:park|estate|centre)',
].join('|');
/** '12 High Street', '5 The Green', 'Unit 4, Mill Business Park', 'Flat 3 Rose House'. */
const STREET = new RegExp(
  `(?<![\\w£]|\\d[.,/-])(?!(?:19|20)\\d\\d|\\d+k\\b)\\d{1,4}[a-z]?,? (?:(?:(?!(?:${NOT_OF_STREETS})\\b)[a-z][a-z'’]*\\.? ){1,3}(?:${STREETS})|the (?:green|${STREETS}))\\b|\\b(?:flat|apartment|apt|suite|unit|room|floor) \\d{1,4}[a-z]?,? (?:(?!(?:${NOT_OF_STREETS})\\b)[a-z][a-z'’]*\\.? ){1,3}(?:house|lodge|mansions?|tower)\\b`,
  'i',
);

/** An e-mail address with its whole domain, which would match as a web address by itself. */
const WHOLE_EMAIL = new RegExp(`${EMAIL.source}(?:${DOT}[a-z]|[\\w-])*`, 'gi');
/** The label before an ending: at least two characters, one of them a letter; not within a word or an e-mail address. */
const LABEL_TEXT = '(?:[a-z\\d-]+\\.)*(?=[\\d-]*[a-z])[a-z\\d-]{2,}';
const LABEL = `(?<![\\w@.+-])${LABEL_TEXT}`;
const ANY_LABEL = LABEL.replaceAll('a-z', 'a-zA-Z');
/** The end of a domain, but not of a longer word or before '@'. */
const END = '(?![\\w@-])';
/** Endings match in lower case, or in upper case after a label with a capital that does not begin it. */
const inOneCase = (endings: string, end: string) => [
  new RegExp(`${ANY_LABEL}\\.(?:${endings})${end}`),
  new RegExp(
    `${ANY_LABEL}\\.(?:${endings.toUpperCase()})(?<=\\w[A-Z][\\w-]*\\.[A-Z]+)${end.replace('a-z', 'a-zA-Z')}`,
  ),
];
/** Endings that are rarely words of an advert; each is in the database's `top_level_domains`. */
export const OTHER_ENDINGS =
  'net|eu|info|shop|store|online|site|cars|app|ie|xyz|de|fr|nl|es|pl|ro|ru|cn|dev|icu|mobi|tech|ai|co|club|website|vip|agency|london|scot|wales';
const WEB = [
  /\bhttps?:\/\/\S/i,
  /\bwww\.[a-z\d]/i,
  new RegExp(`${LABEL}\\.(?:com|(?:co|org|me|ltd)\\.uk)${END}`, 'i'),
  // Endings that are a word in 'Free delivery.UK wide', unless in the label's case.
  ...inOneCase('uk|org|io|biz|ly', END),
  // Endings that begin a sentence in 'as seen.info on request'.
  ...inOneCase(OTHER_ENDINGS, `${END}(?! ?[a-z\\d£])`),
  // The case counts: in 'see photos.Info on request' a sentence begins.
  new RegExp(
    `\\b(?:[Aa]t|[Ss]ee|[Ss]ite|[Vv]ia|[Vv]isit|[Ww]ebsite):? (?!(?:photos?|pictures?|pics?|images?|home|all)\\.)${LABEL_TEXT}\\.(?:${OTHER_ENDINGS})${END}`,
  ),
  new RegExp(`${LABEL}\\.(?:me|be|gl|co)/\\w`, 'i'),
  // Hosts of one letter: 't.me/bob', 'x.com/bob'.
  /(?<![\w@.+-])[a-z]\.(?:me|com|co|gd|ly)\/\w/i,
  /(?<![a-z\d-])[a-z\d-]{3,}(?: ?[[({<] ?(?:dot|\.) ?[\])}>] ?| dot | ?\. ?)(?:com|co(?: ?[[({<] ?(?:dot|\.) ?[\])}>] ?| dot | ?\. ?)uk)\b/i,
];

/** Hosts of the government, as in 'MOT on gov.uk'. */
const GOVERNMENT = new RegExp(`(?<![\\w@.-])(?:[a-z\\d-]+\\.)*gov\\.uk${END}`, 'gi');

const hasWebAddress = (text: string) => {
  const other = text.replace(WHOLE_EMAIL, ' ').replace(GOVERNMENT, ' ');
  return WEB.some((form) => form.test(other));
};

/** Kinds of contact details, with their part of the note to a seller. */
const KINDS = [
  { has: hasPhone, what: 'a telephone number', instead: 'can ring you by Call Seller' },
  {
    has: (text: string) => EMAIL.test(text),
    what: 'an e-mail address',
    instead: 'can write to you by Send Message',
  },
  {
    has: hasWebAddress,
    what: 'a web address',
    instead: 'can write to you by Send Message',
  },
  {
    has: (text: string) => POSTCODE.test(text) || STREET.test(text),
    what: 'a postal address',
    instead: 'see your town',
  },
];

const and = (parts: string[]) => parts.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** The public texts of a listing that are read for contact details, as a seller knows them. */
const CONTACT_TEXTS = {
  trim: 'trim',
  features: 'list of features',
  description: 'description',
  location: 'town',
} as const;
export type ContactText = keyof typeof CONTACT_TEXTS;

/** Returns the note on contact details in a public text of a listing; null if the text has none. */
function detailsNote(typed: string, what: ContactText) {
  const text = typed.normalize('NFKC').replace(/[\p{Cf}\p{M}]/gu, '');
  const found = KINDS.filter(({ has }) => has(text));
  if (found.length === 0) return null;
  const them = found.length === 1 ? 'it' : 'them';
  const instead = new Set(found.map((kind) => kind.instead));
  return `Your ${CONTACT_TEXTS[what]} shows ${and(found.map((kind) => kind.what))}: everybody can copy ${them}, and buyers ${and([...instead])}.`;
}

/** Returns the note on contact details and terms of credit, which a seller agrees to; null without them. */
export function contactNote(typed: string, what: ContactText = 'description') {
  const details = detailsNote(typed, what);
  const credit = what === 'description' && statesCredit(typed) ? CREDIT_QUESTION : null;
  return details && credit ? `${details} ${credit}` : (details ?? credit);
}

/** Returns the notes on all public texts of a listing, by text. */
export const contactNotes = (
  texts: Partial<Record<ContactText, string | string[] | null | undefined>>,
) =>
  (Object.keys(CONTACT_TEXTS) as ContactText[]).flatMap((what) => {
    const note = contactNote([texts[what] ?? []].flat().join('\n'), what);
    return note ? [{ what, note }] : [];
  });
