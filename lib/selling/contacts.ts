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
const TIMES = { double: 2, triple: 3 };
/** Ten digits or more, in figures or words: '07700 900123', 'oh double seven …'. */
const RUN = new RegExp(
  `(?<![\\w.,£/-])\\+?\\(?(?:(?:(?:double|triple) )?${DIGIT}[\\s().*_\\u2010-\\u2015-]{0,3}){9,}`,
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
      const word = DIGITS.findIndex((names) => names.split('|').includes(digit));
      const count = times === 'double' || times === 'triple' ? TIMES[times] : 1;
      return (word < 0 ? digit : String(word)).repeat(count);
    })
    .join('');

/** '77OO' → 7700. */
const withZeros = (digits: string) => digits.replace(/o/gi, '0');

const hasPhone = (text: string) =>
  [...text.replace(/\b[o\d]*\d[o\d]*\b/gi, withZeros).matchAll(RUN)].some(
    ([words]) =>
      !DATE.test(words) && NUMBER.test((words.startsWith('+') ? '+' : '') + inFigures(words)),
  );

const AT = '(?: ?@ ?| ?[[({<] ?(?:at|@) ?[\\])}>] ?)';
const DOT = '(?: ?\\. ?| ?[[({<] ?(?:dot|\\.) ?[\\])}>] ?| dot )';
const MAILERS = 'gmail|googlemail|hotmail|outlook|yahoo|icloud|live|btinternet|proton(?:mail)?|aol';
const EMAIL = new RegExp(
  `[\\w.+-]{1,64}(?:${AT}[a-z\\d-]+${DOT}[a-z]{2}| at (?:${MAILERS})${DOT}[a-z]{2}| at [a-z\\d-]+ dot [a-z]{2})`,
  'i',
);

const AREAS =
  'AB|AL|B|BA|BB|BD|BH|BL|BN|BR|BS|BT|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IP|IV|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE';
/** A full postcode; 'M3 2DR' is a car of two doors. */
const POSTCODE = new RegExp(`\\b(?:${AREAS})\\d[A-Z\\d]? ?\\d(?!DR)[ABD-HJLNP-UW-Z]{2}\\b`, 'i');
/** '12 High Street', not '4 Wheel Drive'. */
const STREET =
  /\b\d{1,4}[a-z]?,? (?!Wheel)(?:[A-Z][a-z'’]+ ){1,3}(?:Street|Road|Lane|Avenue|Drive|Close|Crescent|Terrace|Gardens|Grove|Way|Court|St|Rd|Ave)\b/;

/** Kinds of contact details, with what a seller is told of them. */
const KINDS = [
  { has: hasPhone, what: 'a telephone number', instead: 'can ring you by Call Seller' },
  {
    has: (text: string) => EMAIL.test(text),
    what: 'an e-mail address',
    instead: 'can write to you by Send Message',
  },
  {
    has: (text: string) => POSTCODE.test(text) || STREET.test(text),
    what: 'a postal address',
    instead: 'see your town',
  },
];

const and = (parts: string[]) => parts.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** Returns the note on contact details in a description; null without any. */
export function contactNote(description: string): string | null {
  const text = description.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const found = KINDS.filter(({ has }) => has(text));
  if (found.length === 0) return null;
  const them = found.length === 1 ? 'it' : 'them';
  return `Your description shows ${and(found.map(({ what }) => what))}: everybody can copy ${them}, and buyers ${and(found.map(({ instead }) => instead))}.`;
}
