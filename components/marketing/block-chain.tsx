import { cx } from '@/lib/utils';

const BLOCKS = [
  { entry: 'Car recorded', by: 'First keeper', mark: '7c1e', before: 'none' },
  { entry: 'Sold at 31,000 miles', by: 'Second keeper', mark: 'a94f', before: '7c1e' },
  { entry: 'Sold at 48,500 miles', by: 'Third keeper', mark: '03d8', before: 'a94f' },
];

/** Diagram: three entries, each with the hash of the previous one. */
export function BlockChain() {
  return (
    <figure>
      <ol className="grid gap-4 sm:grid-cols-3 sm:gap-0">
        {BLOCKS.map(({ entry, by, mark, before }, index) => (
          <li
            key={mark}
            className={cx(
              'relative rounded-2 border border-line-strong bg-surface p-4 sm:mr-6',
              index > 0 &&
                'before:absolute before:-top-4 before:left-6 before:h-4 before:w-px before:bg-line-strong sm:before:top-1/2 sm:before:-left-6 sm:before:h-px sm:before:w-6',
            )}
          >
            <p className="font-semibold text-ink">{entry}</p>
            <p className="text-small text-ink-2">{by}</p>
            <dl className="tabular mt-3 grid grid-cols-[auto_1fr] gap-x-3 border-t border-line pt-3 text-small">
              <dt className="text-ink-3">Before</dt>
              <dd className="text-right font-medium text-ink">{before}</dd>
              <dt className="text-ink-3">Fingerprint</dt>
              <dd className="text-right font-medium text-link">{mark}</dd>
            </dl>
          </li>
        ))}
      </ol>
      <figcaption className="mt-4 text-small text-ink-3">
        Made up to show the form. Change one mileage and its fingerprint changes, and no longer fits
        the entry that follows.
      </figcaption>
    </figure>
  );
}
