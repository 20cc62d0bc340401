import type { VehicleSummary } from '@/lib/listings/types';
import { cx } from '@/lib/utils';
import { Icon } from '../ui/icon';

type Props = {
  vehicles: readonly Pick<VehicleSummary, 'imageUrl'>[];
  className?: string;
};

/** Explains, once above a list, the mark of its illustrations; nothing where all pictures are photographs. */
export function IllustrationNote({ vehicles, className }: Props) {
  if (vehicles.every(({ imageUrl }) => imageUrl)) return null;
  return (
    <p className={cx('flex items-center gap-1.5 text-small text-ink-3', className)}>
      <Icon name="brush" />
      <span className="sr-only">A brush</span> marks illustrations
    </p>
  );
}
