import { initials } from '@/lib/format';
import type { SellerType } from '@/lib/listings/constants';
import { cx } from '@/lib/utils';

const TINTS: Record<SellerType, string> = {
  verified_dealer: 'bg-verified-tint text-verified',
  dealer: 'bg-dealer-tint text-dealer',
  private: 'bg-private-tint text-private',
};

type Props = {
  name: string;
  sellerType: SellerType;
  /** Sets the size. */
  className: string;
};

/** A seller's initials in the colour of their type; decoration beside the name. */
export const SellerInitials = ({ name, sellerType, className }: Props) => (
  <span
    aria-hidden="true"
    className={cx(
      'grid shrink-0 place-items-center rounded-full font-head font-semibold',
      TINTS[sellerType],
      className,
    )}
  >
    {initials(name)}
  </span>
);
