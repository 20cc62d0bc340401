import { type Reader, uncheckable } from '../found';
import { matches } from '../text';

const PATTERN =
  /\b(?:hpi (?:clear|checked|check)|history checked(?: and clear)?|(?:no|never had any) (?:accidents?|damage|outstanding finance|finance (?:owing|outstanding))|accident[- ]free|not (?:written off|stolen)|never (?:been )?(?:in an accident|crashed|damaged|written off)|(?:cat|category) [sncd]\b)/;

/** Finds claims about finance, theft and damage, which no field of a listing holds. */
export const record: Reader = (text) => matches(text, PATTERN).map(uncheckable);
