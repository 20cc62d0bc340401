import { cx } from '@/lib/utils';

type Props = {
  /** The share of the model that is loaded, from 0 to 1; none while its viewer is. */
  loaded?: number;
  className?: string;
};

/** How far the model is loaded. */
export function LoadingNote({ loaded, className }: Props) {
  return (
    <p className={cx('flex items-center gap-3', className)}>
      <progress max={1} value={loaded} aria-label="Loading the model" className="w-40" />
      Loading the model…
    </p>
  );
}
