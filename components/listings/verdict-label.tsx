import type { Verdict } from '@/lib/listings/verdict';
import { Icon } from '../ui/icon';

type Props = { verdict: Verdict; children: string };

/** The verdict as icon and text. Inherits its size; the colours are in app/globals.css. */
export function VerdictLabel({ verdict, children }: Props) {
  return (
    <span className="verdict" data-verdict={verdict}>
      <Icon name={`verdict-${verdict}`} />
      {children}
    </span>
  );
}
