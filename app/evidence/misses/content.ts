import { paths } from '@/lib/paths';

export const trail = [
  { label: 'Home', href: paths.home },
  { label: 'Evidence', href: paths.evidence },
];

export const counting = [
  'Each valuation of an advert leaves a hash in a log, under its day: of the advert’s id, the figure, its ranges, the day, and a random salt. The log is shown two days later, and nothing in it is ever changed.',
  'Whoever marks a car as sold may say what it fetched. The last valuation before the day on which the car left the site counts, and no later one.',
  'On a Monday the cars sold in the weeks before are counted, in groups of ten or more cars of three or more sellers: by make where ten are there; cars of other makes wait two weeks and are then counted together.',
];

export const privacy = [
  'What a car fetched is on no page and in no file. Of a group we say how many cars had each outcome, and of none which.',
  'Each car is in one group, no group ever changes, and each figure here is a sum of whole groups. So no figure less another, of this week or the last, leaves fewer than ten cars.',
  'An outcome is told by the range alone, without pounds, so that every car of a group could have had each. Where all cars of a group had the same outcome, that is known of each of them, and no more.',
  'A deleted listing or account takes its salts along, and a later valuation those before it: the hashes then lead to nothing. The count stays.',
];

export const limits = [
  'A price is its seller’s word, and many sellers give none. A listing that is deleted before its Monday is not counted.',
  'A valuation is of what sellers ask. Cars often sell for a little less, so more of them lie below the range than above.',
  'A seller who knows what all others of a group fetched can tell the outcome of the last. That is why a group has three sellers or more.',
  'The log proves that a figure is as old as it says from the day on which somebody else has saved its head.',
];
