import { cx } from '@/lib/utils';

type Props = {
  /** The share of the model that is loaded, from 0 to 1; undefined while its viewer loads. */
  loaded?: number;
  className?: string;
};

/** Shows the progress of loading the model. */
export function LoadingNote({ loaded, className }: Props) {
  return (
    <p className={cx('flex items-center gap-3', className)}>
      <progress
        max={1}
        value={loaded}
        aria-label="Loading the model"
        className="h-1.5 w-32 shrink-0 appearance-none overflow-hidden rounded-full bg-line indeterminate:animate-pulse motion-reduce:animate-none forced-colors:appearance-auto [&::-moz-progress-bar]:bg-link indeterminate:[&::-moz-progress-bar]:bg-line [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-link"
      />
      Loading the model…
    </p>
  );
}
