import { formatDate, formatMileage, formatPrice } from '../format';
import { verdictLabel } from '../listings/verdict';
import { writeOffLabel } from '../listings/write-off';
import { FREQUENCIES, MAX_SEARCH_NAME } from './constants';
import type { AlertFrequency, MatchedCar, SavedSearch } from './types';

/** First words of chips that are written small within a sentence. */
const SMALL = /^(?:Up to|From|Under|Over|Near|Within|Sold by) /;

const inSentence = (label: string) =>
  label.replace(SMALL, (words) => words.charAt(0).toLowerCase() + words.slice(1));

/** Joins a make and its model, which have a chip each. */
function joinModel([make = '', model = '', ...more]: readonly string[], query: string) {
  const values = new URLSearchParams(query);
  const isModel = values.get('make') === make && values.get('model') === model;
  return isModel ? [`${make} ${model}`, ...more] : [make, model, ...more];
}

const sentencesOf = (labels: readonly string[], query: string) =>
  joinModel(labels, query)
    .map((label) => label.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

const isTooLong = (text: string) => [...text].length > MAX_SEARCH_NAME;

/** Cuts a sentence to the length of a name before its last clause, which may say that it is not a credit offer. */
function cutToName(label: string): string {
  const clauses = label.split(', ');
  while (clauses.length > 2 && isTooLong(clauses.join(', '))) clauses.splice(-2, 1);
  return [...clauses.join(', ')].slice(0, MAX_SEARCH_NAME).join('');
}

/** Suggests the name of a search from the sentences of its chips and its query, cut between two of them. */
export function suggestedName(labels: readonly string[], query: string): string {
  const [first = '', ...more] = sentencesOf(labels, query);
  let name = cutToName(first);
  for (const label of more) {
    const longer = `${name}, ${inSentence(label)}`;
    if (isTooLong(longer)) break;
    name = longer;
  }
  return name;
}

/** Whether the name of a search says all of it: a suggested one that was not cut. */
export const saysAll = (name: string, labels: readonly string[], query: string) =>
  name ===
  sentencesOf(labels, query)
    .map((label, at) => (at === 0 ? label : inSentence(label)))
    .join(', ');

/** A frequency within a sentence: 'Every Monday' → 'every Monday'. */
export const describeFrequency = (frequency: AlertFrequency) =>
  FREQUENCIES[frequency].replace(/^./, (letter) => letter.toLowerCase());

/** Says whether and when the owner of a search gets e-mails. */
export function describeMails({ frequency, is_paused, is_refused, last_told_at }: SavedSearch) {
  if (is_paused)
    return is_refused ? 'Paused: your mailbox refused our e-mails.' : 'Paused: no e-mails.';
  if (frequency === 'page') return 'No e-mails.';
  const last = last_told_at ? `; last on ${formatDate(last_told_at)}` : '';
  return `By e-mail ${describeFrequency(frequency)}${last}.`;
}

/** Says how a car came into a search: 'Price down: £8,450 → £7,995', 'New', 'Back for sale'. */
export function changeText({ reason, price, old_price }: MatchedCar): string {
  const fall = old_price === null ? null : `${formatPrice(old_price)} → ${formatPrice(price)}`;
  if (reason === 'listed') return 'New';
  if (reason === 'back') return fall ? `Back for sale: ${fall}` : 'Back for sale';
  return fall ? `Price down: ${fall}` : 'Changed, and now in this search';
}

/** The facts of a car in one line: '31,000 miles · Leeds · £455 under the usual price'. */
export function carFacts(car: MatchedCar): string {
  const { trim, mileage, location, price, value, verdict } = car;
  const isJudged = verdict !== 'none';
  const facts = [
    trim,
    mileage === null ? null : formatMileage(mileage),
    location,
    writeOffLabel(car.write_off),
    isJudged ? verdictLabel(price, value, verdict) : null,
  ];
  return facts.filter(Boolean).join(' · ');
}
