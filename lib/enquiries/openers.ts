import { laterDay, londonDay } from '../core/london';
import type { Opener } from '../paths';

/** The common questions as choices, in display order. */
export const OPENERS: Record<Opener, string> = {
  available: 'Is it still for sale?',
  viewing: 'Can I see it on …?',
  price: 'What is your best price?',
};

export const openerOf = (ask: unknown): Opener | null =>
  typeof ask === 'string' && Object.hasOwn(OPENERS, ask) ? (ask as Opener) : null;

/** A day as YYYY-MM-DD and a time as HH:MM, as date and time inputs have them. */
export type Viewing = { day: string; time: string };

/** Maximum number of days from today for a proposed viewing. */
const AHEAD = 60;
const SATURDAY = 6;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** The first and last day a viewing may be proposed for, London time. */
export function viewingDays(now: Date) {
  const first = londonDay(now);
  return { first, last: laterDay(first, AHEAD) };
}

/** The viewing proposed at first: two o'clock on the next Saturday after today. */
export function suggestedViewing(now: Date): Viewing {
  const today = londonDay(now);
  const days = (SATURDAY - noon(today).getUTCDay() + 7) % 7 || 7;
  return { day: laterDay(today, days), time: '14:00' };
}

/** 'Can I see it on Saturday 28 November at 14:00?'; the general question without a valid day. */
export function viewingText({ day, time }: Viewing) {
  const date = noon(day);
  if (!time || Number.isNaN(date.getTime())) return OPENERS.viewing;
  return `Can I see it on ${dayFormat.format(date).replace(',', '')} at ${time}?`;
}

/** The message of an opener; '' without one. */
export const openerText = (opener: Opener | null, viewing: Viewing) => {
  if (opener === 'viewing') return viewingText(viewing);
  return opener ? OPENERS[opener] : '';
};

/**
 * Replaces the suggestion in a text and leaves the rest unchanged; appends it to a text without a
 * suggestion.
 */
export function replaceSuggestion(text: string, suggested: string, next: string) {
  if (suggested && text.includes(suggested)) return text.replace(suggested, () => next);
  return text.trim() ? `${text.trimEnd()}\n${next}` : next;
}
