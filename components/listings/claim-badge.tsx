import { Icon, type IconName } from '../ui/icon';

/**
 * An outlined badge: 'AI Verified' and 'Unbeaten' rate the price among others, never the vehicle or its
 * seller; 'Reserved' states that a buyer has reserved the vehicle.
 */
export function ClaimBadge({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className="badge py-[5px] text-ink outline -outline-offset-1 outline-line-strong">
      <Icon name={icon} className="size-[15px] text-link" />
      {children}
    </span>
  );
}
