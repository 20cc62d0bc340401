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
  write_off: 'far_below',
} as const satisfies Record<Verdict | 'write_off', string>;

type Props = { verdict: Verdict | 'write_off'; children: string };

/** The verdict as icon and text. Inherits its size; the colours are in app/globals.css. */
export function VerdictLabel({ verdict, children }: Props) {
  return (
    <span className="verdict" data-verdict={verdict}>
      <Icon name={`verdict-${ICONS[verdict]}`} />
      {children}
    </span>
  );
}
