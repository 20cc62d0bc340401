import { LOOK_ALIKES } from './look-alikes';

// A name must not pass for the site's, nor a private seller's for a firm's. The database refuses the same, as clients
// may write by REST: private.is_bait_name, private.poses_as_site, private.name_has_word.

/** The site, and who or what speaks for it. */
const SITE = [
  ...['forecourt', 'forecourts', 'theforecourt', 'myforecourt', 'forecourtuk', 'forecourtteam'],
  ...['forecourthelp', 'forecourtsupport', 'forecourtsecurity', 'support', 'staff', 'admin'],
  ...['admins', 'administrator', 'moderator', 'moderators', 'customerservice'],
  ...['customerservices', 'customercare', 'helpdesk', 'verified'],
];

/** Words of firms, which a private seller's name does not have. */
const FIRM = ['ltd', 'limited', 'plc', 'llp', 'dealer', 'dealers', 'dealership', 'dealerships'];

const LETTERS = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, alike]) => [...alike].map((it) => [it, letter])),
);

/** Digits and signs that are read as letters. */
const DIGITS = new Map([
  ...Object.entries({ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }),
  ...Object.entries({ '@': 'a', $: 's', '!': 'l', '|': 'l', '€': 'e', '£': 'l' }),
]);

const plainName = (name: string) => name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');

/** A text as letters alone, in words; 'i' is 'l', and 'rn' is 'm'. */
const asWords = (text: string) =>
  ` ${text} `
    .replace(/[^a-z]+/g, ' ')
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm');

/**
 * What a name looks like, in small Latin letters: 'F0recоurt-L.T.D.' → 'forecourt l t d'. Digits may be letters,
 * letters but at the end of a word, or none: a line for each.
 */
export function nameSkeleton(name: string): string {
  const text = [...plainName(name).replace(/([a-z])([A-Z])/g, '$1 $2')]
    .map((letter) => LETTERS.get(letter) ?? letter)
    .join('')
    .toLowerCase();
  const lettered = (part: string) =>
    asWords([...part].map((sign) => DIGITS.get(sign) ?? sign).join(''));
  const ended = text.replace(/[\d@$!|€£]+(?![a-z\d@$!|€£])/g, ' ');
  return [lettered(text), lettered(ended), asWords(text)].join('\n');
}

/** Finds words, also those with spaces between their letters. */
const finderOf = (words: string[]) =>
  new RegExp(` (?:${words.map((word) => [...asWords(word).trim()].join(' ?')).join('|')}) `);
const SITE_WORDS = finderOf(SITE);
const FIRM_WORDS = finderOf(FIRM);

/** Whether a name could be taken for the site's own. */
export const posesAsSite = (name: string) => SITE_WORDS.test(nameSkeleton(name));

/** Whether a name reads as a firm's. */
export const posesAsFirm = (name: string) => FIRM_WORDS.test(nameSkeleton(name));

/** Check marks, stars, shields and other signs that look like a seal. */
const SIGN =
  /[©®℗℠™\u2190-\u27ff\u2900-\u2bff\u3200-\u32ff\u{1f100}-\u{1f2ff}\u{1f31f}\u{1f396}-\u{1f397}\u{1f3c5}-\u{1f3c6}\u{1f3db}\u{1f3f5}\u{1f44d}\u{1f451}\u{1f46e}\u{1f48e}\u{1f4a0}\u{1f4af}\u{1f50f}-\u{1f513}\u{1f516}-\u{1f518}\u{1f530}-\u{1f53d}\u{1f5f4}-\u{1f5f9}\u{1f6a8}\u{1f6c2}\u{1f6e1}\u{1f780}-\u{1f7ff}\u{1f947}-\u{1f949}]/u;

/** The letters of scripts that are not to be mixed: Latin, Greek, Cyrillic, others. */
const SCRIPTS = [
  /[A-Za-zÀ-ÖØ-öø-\u02b8\u1d00-\u1d25\u1d6b-\u1dbf\u1e00-\u1eff\u2c60-\u2c7f\ua722-\ua7ff\uab30-\uab64]/,
  /[\u0370-\u03ff\u1d26-\u1d2a\u1f00-\u1fff]/,
  /[\u0400-\u052f\u1c80-\u1c8f\u1d2b\u2de0-\u2dff\ua640-\ua69f]/,
  /[\u0530-\u10ff\u1200-\u1c7f\u1c90-\u1cff\u2c00-\u2c5f\u2c80-\u2ddf\ua4d0-\ua63f\ua6a0-\ua6ff\ua800-\ua95f\ua980-\uab2f\uab70-\uabff\ufb13-\ufdff\ufe70-\ufefc\u{10000}-\u{1efff}]/u,
];

/** A Chinese, Japanese or Korean letter in a Latin word; a word of each is a usual name. */
const CJK =
  '[\\u1100-\\u11ff\\u2e80-\\u2fdf\\u3005-\\u3007\\u3021-\\u318f\\u31a0-\\u4dbf\\u4e00-\\ua4cf\\ua960-\\ua97f\\uac00-\\ud7ff\\uf900-\\ufaff]';
const MIXED_WORD = new RegExp(`[A-Za-z]${CJK}|${CJK}[A-Za-z]`);

/** Whether a name has a sign that looks like a seal, or mixes scripts, whose letters look alike. */
export function isBaitName(name: string): boolean {
  const plain = plainName(name);
  const scripts = SCRIPTS.filter((script) => script.test(plain));
  return SIGN.test(name) || scripts.length > 1 || MIXED_WORD.test(plain);
}
