import { type Verdict, verdictLabel } from '@/lib/listings/verdict';
import { Icon } from '../ui/icon';

const LOOKS = {
  under: 'font-semibold text-signal',
  at: 'font-semibold text-ink-2',
  over: 'font-semibold text-ink-2',
  none: 'text-ink-3',
};

type Props = { price: number; value: number | null; verdict: Verdict };

/** The verdict by icon and words; a saving has the colour of prices. Inherits its size. */
export function VerdictLabel({ price, value, verdict }: Props) {
  return (
    <span className={`inline-flex items-center gap-1.5 ${LOOKS[verdict]}`}>
      <Icon name={`verdict-${verdict}`} />
      {verdictLabel(price, value, verdict)}
    </span>
  );
}
