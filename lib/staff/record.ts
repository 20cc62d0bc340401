import { formatDate, formatMonth, formatNumber, formatWithin, plural } from '../format';
import { SELLER_TYPES } from '../listings/constants';
import type { PersonRecord } from './types';

/** A part of a record; `isWarning` marks facts against the person. */
export type RecordPart = { text: string; isWarning?: boolean };

const DAY = 24 * 60 * 60 * 1000;

/** 'March 2023 (3 years)'; with the day in the first month. */
function sinceText(since: string, days: number) {
  if (days < 1) return 'today';
  if (days < 31) return `${formatDate(since)} (${plural(days, 'day')})`;
  const months = Math.floor(days / 30.4);
  const age = months < 12 ? plural(months, 'month') : plural(Math.floor(months / 12), 'year');
  return `${formatMonth(since)} (${age})`;
}

/** 'since March 2023 (3 years)', a warning in the first month of an account; empty if unknown. */
function since(start: string, record: PersonRecord | null, now: number): RecordPart {
  if (!record?.since) return { text: start };
  const days = Math.floor((now - Date.parse(record.since)) / DAY);
  return { text: `${start} since ${sinceText(record.since, days)}`, isWarning: days < 31 };
}

const counts = (...parts: [number, string][]) =>
  parts.flatMap(([count, label]) => (count > 0 ? `${formatNumber(count)} ${label}` : []));

function sellerParts(record: PersonRecord, now: number): RecordPart[] {
  const { seller } = record;
  if (!seller) return [];
  const place = seller.location ? ` in ${seller.location}` : '';
  const cars = [`${formatNumber(seller.for_sale)} for sale`, ...counts([seller.sold, 'sold'])];
  const judged = counts([seller.reports_upheld, 'upheld'], [seller.reports_open, 'open']);
  const reports = [seller.reports ? plural(seller.reports, 'report') : 'no reports', ...judged];
  return [
    since(SELLER_TYPES[seller.type] + place, record, now),
    { text: [...cars, ...counts([seller.taken_down, 'taken down'])].join(', ') },
    { text: reports.join(', '), isWarning: seller.reports_upheld > 0 },
    ...(seller.flags_open ? [{ text: plural(seller.flags_open, 'open flag') }] : []),
    ...(seller.reply_minutes === null
      ? []
      : [{ text: `usually answers in ${formatWithin(seller.reply_minutes)}` }]),
  ];
}

/** The known facts about a person as text: the seller first, then the person's reports. */
export function recordParts(record: PersonRecord | null, now = Date.now()): RecordPart[] {
  const account = record?.has_account ? since('Account', record, now) : { text: 'No account' };
  if (!record) return [account];
  const seller = sellerParts(record, now);
  const reported = [
    `has reported ${plural(record.reports_made, 'listing')}`,
    ...counts([record.reports_upheld, 'upheld']),
  ];
  return [
    ...seller,
    ...(seller.length && record.has_account ? [] : [account]),
    ...(record.reports_made ? [{ text: reported.join(', ') }] : []),
  ];
}
