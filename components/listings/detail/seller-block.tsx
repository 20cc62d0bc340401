import { formatWithin, initials } from '@/lib/format';
import { SELLER_TYPES, type SellerType } from '@/lib/listings/constants';
import type { VehicleDetail } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { Link } from '../../ui/link';

const TINTS: Record<SellerType, string> = {
  verified_dealer: 'bg-verified-tint text-verified',
  dealer: 'bg-dealer-tint text-dealer',
  private: 'bg-private-tint text-private',
};

/** The seller, how soon they reply, and the link to report the listing. */
export function SellerBlock({ vehicle }: { vehicle: VehicleDetail }) {
  const { id, seller, sellerType } = vehicle;
  return (
    <div className="grid grid-cols-[48px_1fr] content-start items-center gap-3.5 border-t border-line pt-6">
      <span
        aria-hidden="true"
        className={`grid size-12 place-items-center rounded-full font-head font-semibold ${TINTS[sellerType]}`}
      >
        {initials(seller.name)}
      </span>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{seller.name}</p>
        <p className="text-small text-ink-3">
          {SELLER_TYPES[sellerType]} since {new Date(seller.since).getUTCFullYear()}
        </p>
        {seller.replyMinutes !== null && (
          <p className="text-small text-ink-2">
            Usually replies within {formatWithin(seller.replyMinutes)}
          </p>
        )}
      </div>
      <Link
        href={paths.reportVehicle(id)}
        className="col-span-full inline-flex min-h-11 items-center justify-self-start text-small text-ink-2 underline decoration-line-strong underline-offset-4 hover:decoration-ink print:hidden"
      >
        Report this listing
      </Link>
    </div>
  );
}
