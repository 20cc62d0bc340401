import { Icon, type IconName } from '../ui/icon';

/**
 * An outlined badge for what the site says of a vehicle: 'AI Verified' and 'Unbeaten' rate the price among
 * others, never the vehicle or its seller; 'Reserved' is no claim of either.
 */
export function ClaimBadge({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className="badge py-[5px] text-ink outline -outline-offset-1 outline-line-strong">
      <Icon name={icon} className="size-[15px] text-link" />
      {children}
    </span>
  );
}
