import type { SellerType } from '@/lib/listings/constants';
import { Icon, type IconName } from '../ui/icon';

const LOOKS: Record<SellerType, { icon: IconName; className: string }> = {
  verified_dealer: { icon: 'shield-check', className: 'bg-verified-tint text-verified' },
  dealer: { icon: 'store', className: 'bg-dealer-tint text-dealer' },
  private: { icon: 'user', className: 'bg-private-tint text-private' },
};

type Props = {
  sellerType: SellerType;
  /** The badge's label. */
  children: string;
};

/** Seller type by colour, icon and label: colour is never the only cue (WCAG 1.4.1). */
export function SellerBadge({ sellerType, children }: Props) {
  const { icon, className } = LOOKS[sellerType];
  return (
    <span className={`badge ${className}`}>
      <Icon name={icon} className="size-[15px]" />
      {children}
    </span>
  );
}
