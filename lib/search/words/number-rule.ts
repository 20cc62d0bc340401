import type { Meaning, Sense } from './types';

/** A sense; 'unknown' for a phrase that no filter can express ('£200 a month'). */
export type Reading = Sense | 'unknown' | null;
/** A pattern of a whole phrase, and a reader of its groups. */
export type Rule = [pattern: RegExp, read: (...groups: string[]) => Reading];

export const rule = (pattern: string, read: Rule[1]): Rule => [new RegExp(`^${pattern}$`), read];
export const sense = (label: string, meaning: Meaning): Sense => ({ label, meaning });

/** The whole numbers between two, up to the maximum that the database takes in a term. */
export const range = (from: number, to: number) =>
  Array.from({ length: Math.min(Math.max(to - from + 1, 0), 100) }, (_, at) => from + at);

const GREATER = 'more|greater|higher|bigger|larger';
const SMALLER = 'less|fewer|lower|smaller';
/** Words of bounds; those that exclude the value come first. */
export const BELOW = `under|below|(?:${SMALLER}) than|less`;
export const ABOVE = `over|above|(?:${GREATER}) than|in excess of|exceeding`;
export const AT_MOST = `(?:max|maximum)(?: of)?|(?:no|not|nothing) (?:(?:${GREATER}) than|over|above)|at (?:the )?most|upto|up to`;
export const AT_LEAST = `(?:min|minimum)(?: of)?|(?:no|not|nothing) (?:${SMALLER}) than|nothing (?:under|below)|at (?:the )?least|upwards? of|from|starting at|starting from`;
export const OR_LESS = `(?: (?:or|and) (?:${SMALLER}|under|below)| max| maximum)`;
export const OR_MORE = `(?: (?:or|and) (?:${GREATER}|over|above|up|upwards?)| upwards?| plus| min| minimum)`;
