/** Locale and time zone are fixed, so that server and browser render the same text. */
const LOCALE = 'en-GB';

const gbp = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'Europe/London' });

/** Whole pounds: 12500 → '£12,500'. */
export const formatPrice = (pounds: number) => gbp.format(pounds);

/** Signed pounds: -1200 → '− £1,200'. */
export const formatDifference = (pounds: number) =>
  `${pounds < 0 ? '−' : '+'} ${formatPrice(Math.abs(pounds))}`;

export const formatNumber = (value: number) => whole.format(value);

/** Miles, or 'N/A' where the seller gave none (product specification, section 9). */
export const formatMileage = (miles: number | null) =>
  miles === null ? 'N/A' : `${whole.format(miles)} miles`;

/** ISO date or date-time → '21 November 2026'. */
export const formatDate = (iso: string) => day.format(new Date(iso));

/** '21 Nov 2026, 23:30'. */
export const formatTime = (iso: string) =>
  new Date(iso).toLocaleString(LOCALE, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
  });

/** 'March 2023'. */
export const formatMonth = (iso: string) =>
  new Date(iso).toLocaleString(LOCALE, {
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  });

/** Litres: 2 → '2.0 litres'. */
export const formatLitres = (litres: number) => `${litres.toFixed(1)} litres`;

/** A distance in miles, rounded to the mile; 'Under 1 mile' below one. */
export const formatDistance = (miles: number) => {
  if (miles < 1) return 'Under 1 mile';
  const rounded = Math.round(miles);
  return `${whole.format(rounded)} ${rounded === 1 ? 'mile' : 'miles'}`;
};

/** At most two initials of a name or an e-mail address, upper case: letters or digits only. */
export const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .flatMap((word) => /\p{L}|\p{N}/u.exec(word.toLocaleUpperCase(LOCALE))?.[0] ?? [])
    .slice(0, 2)
    .join('');

/** Adds the space of the plate: 'BD21 SMR', 'S864 DVM', 'ABC 123D', 'LCZ 8711', '1 ABC'; others unchanged. */
export const formatRegistration = (registration: string) =>
  registration
    .replace(/^([A-Z]{2}\d{2}|[A-Z]\d{1,3})([A-Z]{3})$/, '$1 $2')
    .replace(/^([A-Z]{3})(\d{1,3}[A-Z])$/, '$1 $2')
    // Registers fill up the number of a plate without a year letter: '0001ABC' is 1 ABC.
    .replace(/^([A-Z]{1,3})0*([1-9]\d{0,3})$/, '$1 $2')
    .replace(/^0*([1-9]\d{0,3})([A-Z]{1,3})$/, '$1 $2');

/** Minutes, rounded up: 45 → 'an hour', 170 → '3 hours', 1500 → '2 days'. */
export function formatWithin(minutes: number) {
  const hours = Math.ceil(minutes / 60);
  if (hours <= 1) return 'an hour';
  if (hours < 24) return plural(hours, 'hour');
  if (hours === 24) return 'a day';
  return plural(Math.ceil(hours / 24), 'day');
}

/** 'vehicle' → '1 vehicle', '1,204 vehicles'. */
export const plural = (count: number, noun: string) =>
  `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;

/** Lower-cases a label for use in a sentence, except words in capitals: 'V5C in the seller’s name'. */
export const inSentence = (label: string) =>
  label.replace(/\S+/g, (word) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()));
