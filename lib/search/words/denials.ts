import { NOT } from '../exclusions';
import { FILLERS } from './fillers';

/**
 * 'any car but', 'every 1 but' (a number word), 'not', '-'; a 'but' by itself is not a negation
 * ('red but cheap').
 */
export const NEGATION =
  /^(?:(?:any|every|all)(?:thing|one| 1)?(?: (?:cars?|vehicles?|vans?|makes?|models?|brands?|colou?rs?|fuels?))? (?:but|bar)|(?:but |do )?(?:not|no|non-?|never)|not-|no-|not any|(?:not|no) (?:another|more)|(?:not|never) (?:(?:really|that|so|very) )?(?:into|keen on|fond of|a fan of)|neither|nor|(?:don|isn|won|can|doesn|aren|wouldn|shouldn|couldn|mustn|didn)[’']?t|none|nowt|without|w o|sans|skip|omit|leave out|except|except for|exc\.?|excl\.?|excluding|exclude|avoid|minus|apart from|aside from|barring|(?:other|rather) than|instead of|not interested in|no interest in|nothing|hate|dislike|[-–−]{1,2}|!|≠)$/;
/** 'diesel excluded', 'vans not wanted', 'diesel free'. */
export const DENIAL =
  /^(?:(?:is |are )?(?:excluded|excepted|not (?:included|wanted))|no thank(?:s| you)|free)$/;
/** Denies all others: 'nothing but diesel'. */
export const ONLY = /^nothing (?:but|other than|except)$/;

/** The longest phrases have five words: 'not really keen on', 'not that fond of'. */
const MAX_WORDS = 5;
/** Signs and hyphens before a value: '-diesel', 'non-diesel'. */
const SIGN = /^(?:[-–−—]+\s*|(?:not|non|no|without|except|excluding)-)(?=[\p{L}\p{N}])/iu;
const ARTICLE = /^(?:an?|the|any) (?=.)/i;

/** The first of the runs of words that pass a test, and the longest from its beginning. */
export function findRun(words: readonly string[], test: (run: string) => boolean) {
  for (let from = 0; from < words.length; from += 1)
    for (let to = Math.min(words.length, from + MAX_WORDS); to > from; to -= 1)
      if (test(words.slice(from, to).join(' '))) return { from, to };
  return null;
}

/** Whether words deny those beside them; a dash between two values denies none. */
const negates = (run: string) => /\p{L}/u.test(run) && NEGATION.test(run);
const denies = (run: string) => negates(run) || DENIAL.test(run);

/** Whether a value of a list has words or signs that deny: 'petrol instead of diesel', 'petrol -diesel'. */
export function hasDenial(value: string) {
  const words = value.toLowerCase().split(/[\s/]+/);
  return words.some((word) => SIGN.test(word)) || findRun(words, denies) !== null;
}

/** Whether a value of a list only denies: 'no'. */
export const isDenial = (value: string) => denies(value.toLowerCase());

/**
 * Replaces the words or signs that deny a value of a list by NOT: 'anything but a diesel', 'diesel excluded'. 'Free' may be
 * part of a name.
 */
export function readDenial(value: string, isName: boolean): string {
  const signed = value.replace(SIGN, NOT);
  if (signed.startsWith(NOT)) return signed;
  const words = value.split(' ');
  const lower = words.map((word) => word.toLowerCase());
  /** The words after the run that passes a test, if fillers alone stand before it. */
  const after = (test: (run: string) => boolean) => {
    const run = findRun(lower, test);
    if (!run || !lower.slice(0, run.from).every((word) => FILLERS.has(word))) return '';
    return words.slice(run.to).join(' ').replace(ARTICLE, '');
  };
  const only = after((run) => ONLY.test(run));
  if (only) return readDenial(only, isName);
  const denied = after(negates);
  if (denied) return NOT + denied;
  const last = findRun(lower, (run) => DENIAL.test(run) && !(isName && run === 'free'));
  const hasLastNo = /^(?:no|not)$/.test(lower.at(-1) ?? '');
  const end = last && last.to === words.length ? last.from : words.length - (hasLastNo ? 1 : 0);
  return end > 0 && end < words.length ? NOT + words.slice(0, end).join(' ') : value;
}
