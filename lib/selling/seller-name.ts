import { LOOK_ALIKES } from './look-alikes';

// A name must not imitate the site's, nor a private seller's name a firm's. The database refuses
// the same names, because clients may write by REST: private.is_bait_name, private.poses_as_site,
// private.poses_as_firm.

const BRAND = 'forecourt';

/**
 * Words of names that imitate the site, its teams, a payment firm, a bank, an authority or another
 * marketplace.
 */
const POSING = {
  anywhere: `
    forecourt support staff admin admins administrator moderator moderators moderation customerservice customerservices
    customercare helpdesk helpteam helpcentre helpcenter verified buyerprotection sellerprotection trustandsafety
    trustsafety safetyteam webmaster youraccount yourpayment buildingsociety dvla dvsa hmrc hmrevenue actionfraud
    tradingstandards interpol europol ombudsman govuk citizensadvice nationalcrimeagency hsbc natwest
    policescotland policeserviceof driverandvehiclelicensing drivervehiclelicensing vehiclelicensingagency
    driverandvehiclestandards drivervehiclestandards financialconductauthority kundendienst kundenservice
    servicioalcliente atencionalcliente assistenzaclienti obslugaklienta`,
  first: `
    paypal klarna clearpay revolut westernunion moneygram worldpay venmo zelle skrill payoneer paysafe monzo cashapp
    applepay googlepay amazonpay mastercard americanexpress barclaycard escrow bankofengland bankofscotland
    bankofireland autotrader ebay ebaymotors facebookmarketplace carwow cazoo webuyanycar`,
  last: 'police constabulary',
  whole: `
    system thesystem security payments billing noreply donotreply visa stripe management team headoffice website site
    notification notifications official accounts complaints helpline administration bank government ukgovernment
    hmgovernment homeoffice ukhomeoffice vehicleverification carverification gumtree`,
  money: `
    security fraud antifraud scam payment payments billing refund refunds escrow verification compliance dispute
    disputes chargeback chargebacks legal`,
  people: `
    account accounts buyer buyers seller sellers customer customers member members user users website site marketplace
    purchase protection resolution resolutions system bank banking police`,
  team: `
    team department dept desk service services centre center unit office officer agent prevention alert alerts squad
    division bureau helpline hotline manager relations care message messages messenger notification notifications
    notice notices security fraud protection verification resolution locked suspended closed blocked restricted
    onhold`,
  banks: `
    lloyds barclays halifax nationwide santander starling chase metro virgin tesco coop cooperative ulster tsb rbs
    firstdirect gumtree`,
  banking: 'bank banking money team',
};
type List = keyof typeof POSING;

/** The same words by list, as the database has them: private.posing_words. */
export const POSING_WORDS = new Map(
  Object.entries(POSING).map(([list, words]) => [list as List, words.trim().split(/\s+/)]),
);

/** Words of firms, which a private seller's name must not contain. */
const FIRM = ['ltd', 'limited', 'plc', 'llp', 'dealer', 'dealers', 'dealership', 'dealerships'];

const LETTERS = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, alike]) => [...alike].map((it) => [it, letter])),
);

/** Digits and signs that look like letters. */
const DIGITS = new Map([
  ...Object.entries({ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }),
  ...Object.entries({ '@': 'a', $: 's', '!': 'l', '|': 'l', '€': 'e', '£': 'l' }),
]);

const asLatin = (text: string) => [...text].map((letter) => LETTERS.get(letter) ?? letter).join('');

const plainName = (name: string) => name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');

/** Reduces a text to words of letters alone; 'i' becomes 'l', and 'rn' becomes 'm'. */
const asWords = (text: string) =>
  ` ${text} `
    .replace(/[^a-z]+/g, ' ')
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm');

/**
 * The appearance of a name in small Latin letters: 'F0recоurt-L.T.D.' → 'forecourt l t d'. Digits
 * count as letters, as letters except at the end of a word, or not at all, or are left out of words
 * with all signs: one line for each reading.
 */
export function nameSkeleton(name: string): string {
  const text = asLatin(plainName(name).replace(/([a-z])([A-Z])/g, '$1 $2')).toLowerCase();
  const lettered = (part: string) =>
    asWords([...part].map((sign) => DIGITS.get(sign) ?? sign).join(''));
  const ended = text.replace(/[\d@$!|€£]+(?![a-z\d@$!|€£])/g, ' ');
  const joined = text.replace(/[^a-z &+,./:;_-]/g, '');
  return [lettered(text), lettered(ended), asWords(text), asWords(joined)].join('\n');
}

/** A pattern of words, also with spaces between their letters. */
const anyOf = (words: string[]) =>
  `(?:${words.map((word) => [...asWords(word).trim()].join(' ?')).join('|')})`;
const FIRM_WORDS = new RegExp(` ${anyOf(FIRM)} `);
/** A firm's word at the end of a longer word: 'Smithltd'. */
const FIRM_ENDS = / [a-z]{2,}(?:ltd|dealer(?:s|shlps?)?|(?<! un)llmlted) /;
/** The same of a plain name, because 'i' is 'l' in a skeleton: 'Epic', 'Phillp' are no firms. */
const SHORT_FIRM_ENDS = /[a-z](?:plc|(?<!phi)llp)(?![a-z])/i;

const lettersOnce = (text: string) => text.replace(/(.)\1+/g, '$1');

/** Minimum length of each word, by its letters without repeats: 'suport' → 7. */
const LENGTHS = new Map(
  [...POSING_WORDS].map(([list, words]) => [
    list,
    new Map(words.map((word) => asWords(word).trim()).map((it) => [lettersOnce(it), it.length])),
  ]),
);

/** Whether a text is a word of a list, also with repeated letters. */
const isOf = (list: List, text: string) =>
  text.length >= (LENGTHS.get(list)?.get(lettersOnce(text)) ?? Number.POSITIVE_INFINITY);

/** The longest word that is a surname with a letter doubled. */
const MAX_SURNAME = 6;
/** A consonant between vowels, or doubled after one. */
const DOUBLING = /(?<=([aeiou]))([^aeiou])(?:\2|(?=[aeiou]))/g;

/**
 * Surnames: a short word with a consonant doubled between vowels ('Pollice', 'Sitte') or with the vowel doubled in its
 * place ('Staaf'). Any other letter that is repeated is a disguise.
 */
const SURNAMES = (['anywhere', 'last', 'whole'] as const)
  .flatMap((list) => POSING_WORDS.get(list) ?? [])
  .filter((word) => word.length <= MAX_SURNAME)
  .flatMap((word) =>
    [...word.matchAll(DOUBLING)].map(({ 0: found, 1: vowel, 2: consonant, index }) =>
      [
        word.slice(0, index),
        found === consonant ? consonant : vowel,
        consonant,
        word.slice(index + found.length),
      ].join(''),
    ),
  );
/** A surname that is a word of a name, in plain letters. */
const SURNAME = new RegExp(`(^|[ ,.-])(?:${SURNAMES.join('|')})(?![^ ,.-])`, 'gi');

const isPair = (one: List, other: List, text: string) =>
  [...text].some((_, cut) => isOf(one, text.slice(0, cut)) && isOf(other, text.slice(cut)));

const MIN_LONG = 7;
const plainWords = (list: List) =>
  (POSING_WORDS.get(list) ?? []).map((word) => asWords(word).trim());
/** Words that no honest word ends with, or begins with before four letters. */
const LONG = plainWords('anywhere').filter((word) => word.length >= MIN_LONG);
const LAST = plainWords('last');
const hasEnd = (words: string[], text: string) =>
  words.some((word) => lettersOnce(text).endsWith(lettersOnce(word)));
const hasLong = (text: string) =>
  hasEnd(LONG, text) ||
  LONG.some((word) => text.startsWith(word) && /^(?:.{4,}|uk)$/.test(text.slice(word.length)));

/** Words for support or staff in other scripts. */
const OTHER_SCRIPTS =
  /[Пп]оддержк|ПОДДЕРЖК|[Пп]ідтримк|ПІДТРИМК|[Аа]дминистрат|АДМИНИСТРАТ|[Мм]одератор|МОДЕРАТОР|客服|客[户戶]服|الدعم/;

/** Lists of which two words together imitate: 'Fraud Team', 'Lloyds Bank', 'Adminteam'. */
const PAIRS: [List, List][] = [
  ['money', 'team'],
  ['banks', 'money'],
  ['banks', 'banking'],
  ['anywhere', 'team'],
  ['anywhere', 'people'],
  ['people', 'anywhere'],
  ['money', 'anywhere'],
];

/** Maximum number of letters of two words of the lists together. */
const MAX_RUN = 30;
/** Maximum length of a name that is checked; a longer name is refused for its length. */
const MAX_NAME = 200;

/**
 * Whether a line of a skeleton contains a word that imitates, or is one, also with spaces in it.
 */
function hasPosingWord(line: string) {
  const words = line.trim().split(' ');
  const start = ['the', 'our', 'your'].includes(words[0] ?? '') ? 1 : 0;
  const end = words.at(-1) === 'uk' ? words.length - 1 : words.length;
  const poses = (run: string, isFirst: boolean, isLast: boolean, isWord: boolean) =>
    isOf('anywhere', run) ||
    PAIRS.some(([one, other]) => isPair(one, other, run)) ||
    (isWord && (hasLong(run) || (isLast && hasEnd(LAST, run)))) ||
    (isFirst &&
      (isOf('first', run) || isPair('first', 'team', run) || isPair('first', 'money', run))) ||
    (isLast && isOf('last', run)) ||
    (isFirst && isLast && (isOf('whole', run) || isPair('people', 'team', run)));
  return words.some((_, first) => {
    let run = '';
    return words.slice(first, first + MAX_RUN).some((word, more) => {
      run += word;
      return (
        run.length <= MAX_RUN && poses(run, first <= start, first + more + 1 >= end, more === 0)
      );
    });
  });
}

const BRAND_ENDINGS = ['s', 'uk', 'online', 'team', 'help', 'support', 'security'];

/** The brand with a letter missing, changed, added, or exchanged with the next. */
const NEAR_BRAND = [
  ...[...BRAND].flatMap((letter, at) => [
    `${BRAND.slice(0, at)}[a-z]{0,2}${BRAND.slice(at + 1)}`,
    `${BRAND.slice(0, at)}${BRAND[at + 1] ?? ''}${letter}${BRAND.slice(at + 2)}`,
  ]),
  ...[...'court'].map((_, at) => `fore ${'court'.slice(0, at)}[a-z]{0,2}${'court'.slice(at + 1)}`),
].join('|');
const BRAND_WORDS = new RegExp(
  ` [a-z]*${BRAND}(?!ney )[a-z]* | (?:${NEAR_BRAND})${anyOf(BRAND_ENDINGS)}? `,
);

/**
 * The brand by its sound, in one word, or in two words at the beginning of a name: 'Forkort', 'The
 * Four Court'.
 */
const SOUNDS_LIKE_BRAND = new RegExp(
  ' [a-z]*FORe?COURT(?!ney )[a-z]* |^ (?:the )?FOR ?e? ?COURT '
    .replaceAll('FOR', '(?:f|ph)(?:o|oo|ou|oa|au|aw)r+')
    .replaceAll('COURT', '(?:c|k|ck)(?:o|oo|ou|oa|au|aw)r+t'),
  'm',
);

/** Whether a name could be taken for the site's own, a payment firm's, a bank's, an authority's or a marketplace's. */
export function posesAsSite(name: string): boolean {
  if (name.length > MAX_NAME) return false;
  const skeleton = nameSkeleton(name);
  return (
    BRAND_WORDS.test(skeleton) ||
    [...new Set(nameSkeleton(name.replace(SURNAME, '$1x')).split('\n'))].some(hasPosingWord) ||
    SOUNDS_LIKE_BRAND.test(nameSkeleton(name.replaceAll('4', 'four'))) ||
    OTHER_SCRIPTS.test(name.normalize('NFKC'))
  );
}

/** Whether a name looks like a firm's. */
export function posesAsFirm(name: string): boolean {
  if (name.length > MAX_NAME) return false;
  const skeleton = nameSkeleton(name);
  return (
    FIRM_WORDS.test(skeleton) || FIRM_ENDS.test(skeleton) || SHORT_FIRM_ENDS.test(plainName(name))
  );
}

/** Check marks, stars, shields and other signs that look like a seal. */
const SIGN =
  /[©®\u066d℗℠™\u2190-\u27ff\u2900-\u2bff\u3200-\u32ff\uaa9c\u{1f100}-\u{1f2ff}\u{1f31f}\u{1f396}-\u{1f397}\u{1f3c5}-\u{1f3c6}\u{1f3db}\u{1f3e6}\u{1f3f5}\u{1f44d}\u{1f451}\u{1f46e}\u{1f482}\u{1f48e}\u{1f4a0}\u{1f4af}\u{1f4b3}\u{1f4db}\u{1f50f}-\u{1f514}\u{1f516}-\u{1f518}\u{1f530}-\u{1f53d}\u{1f575}\u{1f5f4}-\u{1f5f9}\u{1f650}-\u{1f67f}\u{1f693}-\u{1f694}\u{1f6a8}\u{1f6c2}\u{1f6e1}\u{1f700}-\u{1f7ff}\u{1f947}-\u{1f949}\u{1faaa}\u{1fb00}-\u{1fbff}\u{10100}-\u{1013f}]/u;

const OTHER_LATIN =
  'À-ÖØ-öø-\\u02b8\\u1d00-\\u1d25\\u1d2f\\u1d3b\\u1d4e\\u1d6b-\\u1dbf\\u1e00-\\u1eff\\u2132\\u214e\\u2183\\u2184\\u2c60-\\u2c7f\\ua722-\\ua7ff\\uab30-\\uab64\\uab66-\\uab69';
/** A Latin letter that is in no living alphabet and looks like no letter of ours. */
const ODD_LETTER = new RegExp(`[${OTHER_LATIN}]`);

/**
 * The letters of scripts that one word does not mix: Latin, Greek, Cyrillic, others, Chinese with
 * Japanese and Korean.
 */
const SCRIPTS = [
  new RegExp(`[A-Za-z${OTHER_LATIN}]`),
  /[\u0370-\u03ff\u1d26-\u1d2a\u1f00-\u1fff]/,
  /[\u0400-\u052f\u1c80-\u1c8f\u1d2b\u2de0-\u2dff\ua640-\ua69f]/,
  /[\u0530-\u10ff\u1200-\u1c7f\u1c90-\u1cff\u2c00-\u2c5f\u2c80-\u2ddf\ua4d0-\ua63f\ua6a0-\ua6ff\ua800-\ua95f\ua980-\uab2f\uab70-\uabff\ufb13-\ufdff\ufe70-\ufefc\u{10000}-\u{1efff}]/u,
  /[\u1100-\u11ff\u2e80-\u2fdf\u3005-\u3007\u3021-\u318f\u31a0-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff]/,
];

const looksLatin = (word: string) => /^[A-Za-z0-9]+$/.test(asLatin(word));

/**
 * Whether a name has a sign that looks like a seal, a Latin letter of no living alphabet, a word of
 * several scripts, or, beside a Latin word, a word of another script whose letters all look Latin. A
 * name whose words each have one script is usual.
 */
export function isBaitName(name: string): boolean {
  const plain = plainName(name);
  const isBait = (word: string) => {
    const scripts = SCRIPTS.filter((script) => script.test(word));
    const isForeign = scripts.some((script) => script !== SCRIPTS[0]);
    return scripts.length > 1 || (isForeign && /[A-Za-z]/.test(plain) && looksLatin(word));
  };
  return (
    SIGN.test(name) ||
    ODD_LETTER.test(asLatin(plain)) ||
    plain.split(/[\s!-/:-@[-`{-~’]+/).some(isBait)
  );
}
