import { initials } from '@/lib/format';
import { SELLER_TYPES, type SellerType } from '@/lib/listings/constants';
import type { VehicleDetail } from '@/lib/listings/types';

const TINTS: Record<SellerType, string> = {
  verified_dealer: 'bg-verified-tint text-verified',
  dealer: 'bg-dealer-tint text-dealer',
  private: 'bg-private-tint text-private',
};

type Props = { seller: VehicleDetail['seller']; sellerType: SellerType };

export function SellerBlock({ seller, sellerType }: Props) {
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
      </div>
    </div>
  );
}
