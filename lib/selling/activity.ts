import { londonDay } from '../core/london';
import { formatNumber } from '../format';

/** The figures of a listing on one day. */
export type DayActivity = {
  /** ISO date in London. */
  day: string;
  views: number;
  /** Number of visitors who displayed the telephone number. */
  numbers: number;
  favourites: number;
  messages: number;
};

export type ActivityKind = Exclude<keyof DayActivity, 'day'>;

/** The name of a figure: singular, and plural (also a column's heading). */
export const ACTIVITY: Record<ActivityKind, [one: string, many: string]> = {
  views: ['View', 'Views'],
  numbers: ['Number shown', 'Numbers shown'],
  favourites: ['Favourite', 'Favourites'],
  messages: ['Message', 'Messages'],
};

export const ACTIVITY_KINDS = Object.keys(ACTIVITY) as ActivityKind[];

/** The label beside a figure: '1' 'View', '2' 'Views'. */
export const activityLabel = (kind: ActivityKind, count: number) =>
  ACTIVITY[kind][count === 1 ? 0 : 1];

/** Number of days that the figures cover, including today. */
const ACTIVITY_DAYS = 30;

const DAY_MS = 24 * 3600 * 1000;

/** The days covered, as ISO dates, oldest first. */
export function activityDays(now = Date.now()): [string, ...string[]] {
  const today = Date.parse(londonDay(now));
  const days = Array.from({ length: ACTIVITY_DAYS }, (_, at) =>
    new Date(today - (ACTIVITY_DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
  return days as [string, ...string[]];
}

/** One entry for each day, oldest first. */
export function fillDays(days: readonly string[], known: readonly DayActivity[]): DayActivity[] {
  const byDay = new Map(known.map((each) => [each.day, each]));
  return days.map(
    (day) => byDay.get(day) ?? { day, views: 0, numbers: 0, favourites: 0, messages: 0 },
  );
}

export function activityTotals(days: readonly DayActivity[]): Record<ActivityKind, number> {
  const sum = (kind: ActivityKind) => days.reduce((total, day) => total + day[kind], 0);
  return {
    views: sum('views'),
    numbers: sum('numbers'),
    favourites: sum('favourites'),
    messages: sum('messages'),
  };
}

/** '42 views, 2 numbers shown, 3 favourites and 1 message in the last 30 days'. */
export function activityText(totals: Record<ActivityKind, number>) {
  const counted = ACTIVITY_KINDS.map(
    (kind) => `${formatNumber(totals[kind])} ${activityLabel(kind, totals[kind]).toLowerCase()}`,
  );
  return `${counted.slice(0, -1).join(', ')} and ${counted.at(-1)} in the last ${ACTIVITY_DAYS} days`;
}

/**
 * The path of one bar per day in a box of `width` by `height`; the highest bar has the height of
 * the box, and no bar is invisible.
 */
export function barsPath(counts: readonly number[], width: number, height: number) {
  const highest = Math.max(1, ...counts);
  const step = width / counts.length;
  return counts
    .map((count, at) => {
      const tall = count ? Math.max(2, Math.round((count / highest) * height)) : 1;
      return `M${at * step} ${height}v-${tall}h${step - 1}v${tall}z`;
    })
    .join('');
}
