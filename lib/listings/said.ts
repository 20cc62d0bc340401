import { SAID_FACTS, type SaidFact, valueText } from './facts';
import type { Facts, Field } from './fields';

export type SaidHistory = Pick<Facts, SaidFact>;

/** The question to a seller about what the advert does not say. */
const QUESTIONS: Record<SaidFact, string> = {
  writeOff: 'Has it ever been an insurance write-off, and in which category?',
  keys: 'How many keys come with it?',
  v5cInName: 'Is the V5C log book in your name?',
  financeOwed: 'Is any finance owed on it?',
  isImport: 'Was it imported?',
  isFirstOwner: 'Are you its first owner?',
};

/** The seller's statement of a fact as text; null if there is none. */
export function saidText(field: Field, value: string | number | boolean | null): string | null {
  return value === null ? null : valueText(field, value);
}

/** The facts that the seller does not say, in the order of the page. */
export const unsaidFacts = (history: SaidHistory): SaidFact[] =>
  SAID_FACTS.filter(({ name }) => history[name] === null).map(({ name }) => name);

/**
 * The questions of a list of facts from an address, such as 'keys,writeOff', in one text; '' without
 * any. It asks only what this seller does not say; other names are ignored.
 */
export function questionsOf(ask: unknown, history: SaidHistory): string {
  const asked = typeof ask === 'string' ? ask.slice(0, 200).split(',') : [];
  return unsaidFacts(history)
    .filter((name) => asked.includes(name))
    .map((name) => QUESTIONS[name])
    .join(' ');
}
