import type { FactChange, PlannedCar } from '@/lib/stock/types';

const KINDS: Record<PlannedCar['kind'], string> = {
  list: 'New',
  change: 'Changed',
  reopen: 'For sale again',
};

const NOTHING = 'nothing';

const Change = ({ label, from, to }: FactChange) => (
  <li className="flex flex-wrap gap-x-2 wrap-anywhere">
    <span className="text-ink-2">{label}:</span>
    <span className="text-ink-3">{from ?? NOTHING}</span>
    <span aria-hidden="true" className="text-ink-3">
      →
    </span>
    <span className="sr-only">becomes</span>
    <span className="font-semibold">{to ?? NOTHING}</span>
  </li>
);

/** The changes that listing a file would make, car by car. */
export const PlannedList = ({ cars }: { cars: PlannedCar[] }) => (
  <ul className="border-t border-line">
    {cars.map(({ row, stockId, title, kind, changes, facts }) => (
      <li key={row} className="border-b border-line py-2.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{title}</span>{' '}
            <span className="text-small text-ink-2">{stockId}</span>
          </p>
          <p className="text-small font-medium text-ink-2">{KINDS[kind]}</p>
        </div>
        {facts.length > 0 && <p className="tabular text-small">{facts.join(' · ')}</p>}
        {changes.length > 0 && (
          <ul className="tabular text-small">
            {changes.map((change) => (
              <Change key={change.label} {...change} />
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
