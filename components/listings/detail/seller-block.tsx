import { formatWithin, plural } from '@/lib/format';
import { SELLER_TYPES } from '@/lib/listings/constants';
import type { VehicleDetail } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { Link } from '../../ui/link';
import { SellerInitials } from '../seller-initials';

const LINK =
  'inline-flex min-h-11 items-center text-small text-ink-2 underline decoration-line-strong underline-offset-4 hover:decoration-ink print:hidden';

/** The seller, how soon they reply, and the links to their page and to report the listing. */
export function SellerBlock({ vehicle }: { vehicle: VehicleDetail }) {
  const { id, seller, sellerType } = vehicle;
  return (
    <div className="border-t border-line pt-6">
      <div className="relative grid grid-cols-[48px_1fr] items-center gap-3.5">
        <SellerInitials name={seller.name} sellerType={sellerType} className="size-12" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {/* The link's target covers the whole block. */}
            <Link
              href={paths.seller(seller.id)}
              className="underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 hover:decoration-ink"
            >
              {seller.name}
            </Link>
          </p>
          <p className="text-small text-ink-3">
            {SELLER_TYPES[sellerType]} since {new Date(seller.since).getUTCFullYear()}
          </p>
          {seller.replyMinutes !== null && (
            <p className="text-small text-ink-2">
              Usually replies within {formatWithin(seller.replyMinutes)}
            </p>
          )}
        </div>
      </div>
      <p className="flex flex-wrap gap-x-6">
        {seller.vehicles > 1 && (
          <Link href={paths.seller(seller.id)} className={LINK}>
            See all {plural(seller.vehicles, 'car')}
          </Link>
        )}
        <Link href={paths.reportVehicle(id)} className={LINK}>
          Report this listing
        </Link>
      </p>
    </div>
  );
}
