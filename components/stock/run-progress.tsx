import { formatNumber, plural } from '@/lib/format';

type Props = { progress: { done: number; of: number } | null };

const BAR =
  'h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand';

/** The progress of listing a file. */
export const RunProgress = ({ progress }: Props) => (
  <div className="grid w-full gap-2">
    <progress
      aria-label="Cars of the file dealt with"
      max={progress?.of || 1}
      value={progress?.done ?? 0}
      className={BAR}
    />
    <p role="status" className="tabular text-small text-ink-2">
      {progress && progress.of > 0
        ? `${formatNumber(progress.done)} of ${plural(progress.of, 'car')} done. You may leave this page: it goes on.`
        : 'Starting…'}
    </p>
  </div>
);
