import { contradictionsOf, type UlezOf } from './contradictions';
import { missingOf, questionsOf } from './questions';
import { carOf } from './read-car';
import { readMentions, readText } from './read-mentions';
import { signsOf } from './signs';
import { type AdvertReport, type Fact, KINDS, type Kind, type Quoted } from './types';

/** The most words of one kind that a report repeats. */
const MOST_QUOTES = 4;

function factsIn(mentions: readonly Quoted[]): Fact[] {
  return (Object.keys(KINDS) as Kind[])
    .filter((kind) => kind !== 'electric')
    .map((kind) => {
      const quotes = mentions.filter((one) => one.kind === kind).map(({ quote }) => quote);
      return { kind, quotes: [...new Set(quotes)].slice(0, MOST_QUOTES) };
    })
    .filter(({ quotes }) => quotes.length > 0);
}

type Options = {
  /** ISO date. */
  today: string;
  ulezOf: UlezOf;
};

/** Checks any advert's text: what it says, where it contradicts itself, and what it leaves out. Pure. */
export function checkText(text: string, { today, ulezOf }: Options): AdvertReport {
  const readable = readText(text);
  const mentions = readMentions(text, today, readable);
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const contradictions = contradictionsOf(text, mentions, { month, ulezOf });
  return {
    facts: factsIn(mentions),
    contradictions,
    signs: signsOf(readable.read, text, readable.facts),
    missing: missingOf(mentions),
    questions: questionsOf(mentions, contradictions, month),
    car: carOf(mentions),
  };
}
