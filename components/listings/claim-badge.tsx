import { Icon, type IconName } from '../ui/icon';

/**
 * What the site says of a listing, outlined: 'AI Verified' and 'Unbeaten' speak of the price among
 * others, never of the vehicle or its seller.
 */
export function ClaimBadge({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className="badge py-[5px] text-ink outline -outline-offset-1 outline-line-strong">
      <Icon name={icon} className="size-[15px] text-link" />
      {children}
    </span>
  );
}
