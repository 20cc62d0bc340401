import { STOCK_COLUMNS } from '@/lib/stock/columns';

/** The columns of a stock file with their meaning. */
export const ColumnTable = () => (
  <dl className="border-t border-line">
    {STOCK_COLUMNS.map(({ name, label, meaning, example, isRequired, choices, canBeShared }) => (
      <div
        key={name}
        className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[13rem_minmax(0,1fr)]"
      >
        <dt>
          <code className="font-semibold wrap-anywhere">{name}</code>
          <span className="block text-small text-ink-2">
            {label}
            {isRequired && <b className="font-semibold text-ink"> · needed</b>}
          </span>
        </dt>
        <dd className="min-w-0 text-pretty text-ink-2">
          {choices ? `One of: ${meaning}` : meaning}
          {canBeShared && '. If your file does not have it, you choose one for all new cars'}
          {example && (
            <span className="block text-small text-ink-3">
              Example: <span className="wrap-anywhere text-ink">{example}</span>
            </span>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
