import { formatMonth, formatWithin } from '@/lib/format';
import { SELLER_TYPES } from '@/lib/listings/constants';
import type { SellerPage } from '@/lib/sellers/types';
import { SellerBadge } from '../listings/seller-badge';
import { SellerInitials } from '../listings/seller-initials';
import { Icon, type IconName } from '../ui/icon';

/** The seller's name, badge, town, start date, reply time and description of themselves. */
export function SellerHeader({ seller }: { seller: SellerPage }) {
  const { sellerType, name, about, location, since, replyMinutes } = seller;
  const facts: [IconName, string | null][] = [
    ['map-pin', location],
    ['calendar', `On Forecourt since ${formatMonth(since)}`],
    [
      'message',
      replyMinutes === null ? null : `Usually replies within ${formatWithin(replyMinutes)}`,
    ],
  ];
  return (
    <header className="pt-6">
      <div className="flex items-center gap-4 md:gap-6">
        <SellerInitials
          name={name}
          sellerType={sellerType}
          className="size-16 text-title md:size-24 md:text-display"
        />
        <div className="min-w-0">
          <SellerBadge sellerType={sellerType}>{SELLER_TYPES[sellerType]}</SellerBadge>
          <h1 className="mt-2 text-display wrap-anywhere">{name}</h1>
        </div>
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
        {facts.map(
          ([icon, fact]) =>
            fact && (
              <li key={icon} className="flex items-center gap-2">
                <Icon name={icon} className="size-4 shrink-0 text-ink-3" />
                {fact}
              </li>
            ),
        )}
      </ul>
      {about?.trim() && (
        <p className="mt-4 max-w-[66ch] text-lead wrap-anywhere whitespace-pre-line">
          {about.trim()}
        </p>
      )}
    </header>
  );
}
