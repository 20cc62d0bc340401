import type { Meaning, Sense } from './types';

/** A sense; 'unknown' for a phrase that no filter expresses ('£200 a month'). */
export type Reading = Sense | 'unknown' | null;
/** A pattern of a whole phrase, and what its groups mean. */
export type Rule = [pattern: RegExp, read: (...groups: string[]) => Reading];

export const rule = (pattern: string, read: Rule[1]): Rule => [new RegExp(`^${pattern}$`), read];
export const sense = (label: string, meaning: Meaning): Sense => ({ label, meaning });

/** The whole numbers between two, as many as the database takes in a term. */
export const range = (from: number, to: number) =>
  Array.from({ length: Math.min(Math.max(to - from + 1, 0), 100) }, (_, at) => from + at);

/** Words of bounds, those that leave the value out first. */
export const BELOW = 'under|below|less than|fewer than|less';
export const ABOVE = 'over|above|more than';
export const AT_MOST =
  '(?:max|maximum)(?: of)?|(?:no|not|nothing) (?:more than|greater than|over|above)|at (?:the )?most|upto|up to';
export const AT_LEAST =
  '(?:min|minimum)(?: of)?|(?:no|not) (?:less|fewer) than|at (?:the )?least|from|starting at|starting from';
export const OR_LESS = '(?: or (?:less|fewer|under|below)| max| maximum)';
export const OR_MORE = '(?: or (?:more|over|above)| upwards| plus| min| minimum)';
