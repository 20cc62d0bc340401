import { POSTCODE_AREAS } from '../core/postcode-areas';

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
/** Figures by their words. */
const FIGURES = new Map(
  DIGITS.flatMap((words, figure) => words.split('|').map((word) => [word, String(figure)])),
);
const TIMES = { double: 2, triple: 3 };
/** Nine digits to thirty, in figures or words: '07700 900123', 'oh double seven …'. */
const RUN = new RegExp(
  `(?<![\\w.,£/-])\\+?\\(?(?:(?:(?:double|triple) )?${DIGIT}[\\s().*_\\u2010-\\u2015-]{0,3}){9,30}`,
  'gi',
);
const ONE = new RegExp(`(?:(double|triple) )?(\\d|${DIGITS.join('|')})`, 'gi');
const DATE = /^\d{1,2}[ .-]\d{1,2}[ .-]\d{2,4}(?!\d)/;
/** A UK number by the digits of its kinds, or an international one. */
const NUMBER = /^(?:(?:0|(?:\+|00)?440?)(?:[1-35789]\d{9}|1\d{8}|800\d{6})|\+[1-9]\d{7,14})$/;

/** 'oh double seven 00' → 07700. */
const inFigures = (words: string) =>
  [...words.toLowerCase().matchAll(ONE)]
    .map(([, times, digit = '']) => {
      const count = times === 'double' || times === 'triple' ? TIMES[times] : 1;
      return (FIGURES.get(digit) ?? digit).repeat(count);
    })
    .join('');

/** '77OO' → 7700. */
const withZeros = (digits: string) => digits.replace(/o/gi, '0');

const hasPhone = (text: string) =>
  [...text.replace(/\b(?=o*\d)[o\d]+\b/gi, withZeros).matchAll(RUN)].some(
    ([words]) =>
      !DATE.test(words) && NUMBER.test((words.startsWith('+') ? '+' : '') + inFigures(words)),
  );

/** A figure after '@' is a price, a mileage or a speed: 'Price @ 4500.no offers'. */
const FIGURE = '\\d+k?(?:mph)?(?![a-z\\d-])';
const AT = `(?:@|(?: @ ?|@ )(?!${FIGURE})| ?[[({<] ?(?:at|@) ?[\\])}>] ?)`;
const DOT = '(?: ?\\. ?| ?[[({<] ?(?:dot|\\.) ?[\\])}>] ?| dot )';
const MAILERS = 'gmail|googlemail|hotmail|outlook|yahoo|icloud|live|btinternet|proton(?:mail)?|aol';
/** It starts at the beginning of a word alone: a long text takes as many steps as it has characters. */
const EMAIL = new RegExp(
  `(?<![\\w.+-])[\\w.+-]+(?:${AT}[a-z\\d-]+${DOT}[a-z]{2}| at (?:${MAILERS})${DOT}[a-z]{2}| at [a-z\\d-]+ dot [a-z]{2})`,
  'i',
);

/** A full postcode; 'M3 2DR' is a car of two doors. */
const POSTCODE = new RegExp(
  `\\b(?:${POSTCODE_AREAS})\\d[A-Z\\d]? ?\\d(?!DR)[ABD-HJLNP-UW-Z]{2}\\b`,
  'i',
);
/** '12 High Street', not '4 Wheel Drive' or '1 Lady Owner Drive'. */
const STREET =
  /\b\d{1,4}[a-z]?,? (?:(?!(?:Wheel|Owner|Clutch|Speed|Door)s? )[A-Z][a-z'’]+ ){1,3}(?:Street|Road|Lane|Avenue|Drive|Close|Crescent|Terrace|Gardens|Grove|Way|Court|St|Rd|Ave)\b/;

/** An e-mail address with all of its domain, which would be a web address by itself. */
const WHOLE_EMAIL = new RegExp(`${EMAIL.source}(?:${DOT}[a-z]|[\\w-])*`, 'gi');
/** The label before an ending: at least two characters, one of them a letter; not within a word or an e-mail address. */
const LABEL = '(?<![\\w@.+-])(?:[a-z\\d-]+\\.)*(?=[\\d-]*[a-z])[a-z\\d-]{2,}';
const ANY_LABEL = LABEL.replaceAll('a-z', 'a-zA-Z');
/** The end of a domain, not of a word or of what stands before '@'. */
const END = '(?![\\w@-])';
/** Endings match in lower case, or in upper case after a label with a capital that does not begin it. */
const inOneCase = (endings: string, end: string) => [
  new RegExp(`${ANY_LABEL}\\.(?:${endings})${end}`),
  new RegExp(
    `${ANY_LABEL}\\.(?:${endings.toUpperCase()})(?<=\\w[A-Z][\\w-]*\\.[A-Z]+)${end.replace('a-z', 'a-zA-Z')}`,
  ),
];
const WEB = [
  /\bhttps?:\/\/\S/i,
  /\bwww\.[a-z\d]/i,
  new RegExp(`${LABEL}\\.(?:com|(?:co|org|me|ltd)\\.uk)${END}`, 'i'),
  // Endings that are a word in 'Free delivery.UK wide', unless in the label's case.
  ...inOneCase('uk|org|io|biz|ly', END),
  // Endings that begin a sentence in 'as seen.info on request'.
  ...inOneCase('net|eu|info|shop|store|online|site|cars|app', `${END}(?! ?[a-z\\d£])`),
  new RegExp(`${LABEL}\\.(?:me|be|gl|co)/\\w`, 'i'),
  /(?<![a-z\d-])[a-z\d-]{3,}(?: ?[[({<] ?(?:dot|\.) ?[\])}>] ?| dot )(?:com|co(?: ?[[({<] ?(?:dot|\.) ?[\])}>] ?| dot )uk)\b/i,
];

/** Hosts of the government, as in 'MOT on gov.uk'. */
const GOVERNMENT = new RegExp(`(?<![\\w@.-])(?:[a-z\\d-]+\\.)*gov\\.uk${END}`, 'gi');

const hasWebAddress = (text: string) => {
  const other = text.replace(WHOLE_EMAIL, ' ').replace(GOVERNMENT, ' ');
  return WEB.some((form) => form.test(other));
};

/** Kinds of contact details, with what a seller is told of them. */
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

/** The public texts of a listing that are read for contact details. */
export const CONTACT_TEXTS = ['trim', 'description'] as const;
export type ContactText = (typeof CONTACT_TEXTS)[number];

/** Returns the note on contact details in a public text of a listing; null without any. */
export function contactNote(words: string, what: ContactText = 'description') {
  const text = words.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const found = KINDS.filter(({ has }) => has(text));
  if (found.length === 0) return null;
  const them = found.length === 1 ? 'it' : 'them';
  const instead = new Set(found.map((kind) => kind.instead));
  return `Your ${what} shows ${and(found.map((kind) => kind.what))}: everybody can copy ${them}, and buyers ${and([...instead])}.`;
}
