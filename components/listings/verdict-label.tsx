import type { Verdict } from '@/lib/listings/verdict';
import { Icon } from '../ui/icon';

/** Verdicts of wide ranges share the icons of narrow ones. */
const ICONS = {
  far_below: 'far_below',
  under: 'under',
  at: 'at',
  over: 'over',
  below: 'under',
  within: 'at',
  above: 'over',
  none: 'none',
} as const satisfies Record<Verdict, string>;

type Props = { verdict: Verdict; children: string };

/** The verdict as icon and text. Inherits its size; the colours are in app/globals.css. */
export function VerdictLabel({ verdict, children }: Props) {
  return (
    <span className="verdict" data-verdict={verdict}>
      <Icon name={`verdict-${ICONS[verdict]}`} />
      {children}
    </span>
  );
}
