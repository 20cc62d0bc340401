import type { ReactNode } from 'react';
import { isShown } from '@/lib/evidence/claims';
import { partners } from '@/lib/site';
import { cx } from '@/lib/utils';
import { Icon } from '../ui/icon';
import { ClaimMark } from './claim-mark';

type Props = {
  className: string;
  /** Elements of the list that follow the badges. */
  children?: ReactNode;
};

/** Lists the badges that are shown, each with its evidence; renders nothing without badges. */
export function PartnerBadges({ className, children }: Props) {
  const badges = partners.filter(isShown);
  if (badges.length === 0) return null;
  return (
    <ul className={cx('flex flex-wrap text-ink-2', className)}>
      {badges.map((partner) => (
        <li key={partner} className="flex items-center gap-2 font-semibold">
          <Icon name="badge-check" className="size-5 text-link" />
          <span>
            {partner}
            <ClaimMark claim={partner} />
          </span>
        </li>
      ))}
      {children}
    </ul>
  );
}
