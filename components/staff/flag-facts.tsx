import type { ReactNode } from 'react';
import { formatDate, formatPrice } from '@/lib/format';
import { reasonLabel } from '@/lib/staff/labels';
import { caseKey, staffPath } from '@/lib/staff/paths';
import type { Flag } from '@/lib/staff/types';
import { ReportRow } from './report-row';
import { textLink } from './staff-section';

/** The names of the data that two listings share, by rule. */
const SHARED: Record<string, string> = {
  plate_listed_twice: 'plate',
  photo_seen_elsewhere: 'photograph, or one much like it,',
};

/** Describes the finding of a rule; for an unknown rule, lists its raw details. */
function findingOf({ rule, details, other }: Flag): ReactNode {
  const { found, price, valued_from } = details;
  const shared = SHARED[rule];
  if (shared && other)
    return (
      <>
        {other.seller_name} lists a car with this {shared} since {formatDate(other.created_at)}:{' '}
        <a
          href={staffPath({ case: caseKey({ kind: 'listing', id: other.id }) })}
          target="_blank"
          rel="noopener"
          className={textLink}
        >
          {other.title}, {formatPrice(other.price)} (in a new tab)
        </a>
      </>
    );
  if (shared) return `Another listing had a car with this ${shared}.`;
  if (rule === 'link_or_payment_details')
    return `The listing contains ${found === 'link' ? 'a link' : 'payment details, or asks for a card, a code or an account'}.`;
  if (rule === 'suspected_scam') {
    const signs = Object.entries(details).map(([name, points]) => `${reasonLabel(name)} ${points}`);
    return `${signs.join(' · ')}. From 5 points on staff decide.`;
  }
  if (typeof price === 'number' && typeof valued_from === 'number')
    return `Asked ${formatPrice(price)}, valued from ${formatPrice(valued_from)}: ${Math.round((1 - price / valued_from) * 100)} % less.`;
  return Object.entries(details)
    .map(([name, value]) => `${reasonLabel(name)}: ${String(value)}`)
    .join(' · ');
}

export const FlagFacts = ({ flag }: { flag: Flag }) => (
  <ReportRow title={reasonLabel(flag.rule)} at={flag.created_at}>
    <p className="tabular text-ink-2 wrap-anywhere">{findingOf(flag)}</p>
  </ReportRow>
);
