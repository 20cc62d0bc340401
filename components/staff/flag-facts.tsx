import type { ReactNode } from 'react';
import { formatPrice } from '@/lib/format';
import { isUuid } from '@/lib/ids';
import { reasonLabel } from '@/lib/staff/labels';
import { caseKey } from '@/lib/staff/paths';
import type { ListingCase } from '@/lib/staff/types';
import { CaseLink } from './case-link';
import { Timestamp } from './timestamp';

type Flag = ListingCase['flags'][number];

/** What a rule found, in words; of a rule that is not known its figures. */
function findingOf({ rule, details }: Flag): ReactNode {
  const { other, found, price, valued_from } = details;
  if (rule === 'plate_listed_twice' && isUuid(other))
    return (
      <>
        Another seller lists a car with this plate:{' '}
        <CaseLink
          to={caseKey({ kind: 'listing', id: other })}
          className="text-link underline underline-offset-3"
        >
          the other listing
        </CaseLink>
      </>
    );
  if (rule === 'link_or_payment_details')
    return `The description contains ${found === 'link' ? 'a link' : 'payment details'}.`;
  if (typeof price === 'number' && typeof valued_from === 'number')
    return `Asked ${formatPrice(price)}, valued from ${formatPrice(valued_from)}: ${Math.round((1 - price / valued_from) * 100)} % less.`;
  return Object.entries(details)
    .map(([name, value]) => `${reasonLabel(name)}: ${String(value)}`)
    .join(' · ');
}

/** A flag of a listing. */
export const FlagFacts = ({ flag }: { flag: Flag }) => (
  <li className="grid gap-1 border-t border-line py-3">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-semibold wrap-anywhere">{reasonLabel(flag.rule)}</span>
      <span className="text-small text-ink-3">
        <Timestamp at={flag.created_at} />
      </span>
    </p>
    <p className="tabular text-ink-2 wrap-anywhere">{findingOf(flag)}</p>
  </li>
);
