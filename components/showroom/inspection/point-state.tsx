import { STATE_LABELS } from '@/lib/showroom/inspection/describe';
import type { PointState } from '@/lib/showroom/inspection/types';
import { cx } from '@/lib/utils';
import { Icon, type IconName } from '../../ui/icon';

const LOOKS: Record<PointState, [icon: IconName, colour: string]> = {
  warning: ['alert', 'text-danger'],
  look: ['eye', 'text-signal'],
  question: ['message', 'text-ink-2'],
  fine: ['check', 'text-verified'],
  'not applicable': ['info', 'text-ink-3'],
};

/** A point's state as icon and label. */
export function PointStateMark({ state }: { state: PointState }) {
  const [icon, colour] = LOOKS[state];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 text-small font-semibold whitespace-nowrap',
        colour,
      )}
    >
      <Icon name={icon} className="size-4" />
      {STATE_LABELS[state]}
    </span>
  );
}
