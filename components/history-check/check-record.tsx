import { formatDate } from '@/lib/format';
import { byKind, isFound, recordText } from '@/lib/history-check/describe';
import type { HistoryCheck } from '@/lib/history-check/types';

/** The mark of a made-up record, which the stand-in gives as its source. */
const MADE_UP = 'Made-up record of the demo';

type Props = {
  check: HistoryCheck;
  /** The fields in which the seller says that there is nothing, and a record says there is. */
  denied: string[];
};

/** The records of a vehicle by source, each with its day and its name. */
export function CheckRecord({ check, denied }: Props) {
  const { records, isMadeUp } = check;
  return (
    <section aria-labelledby="record" className="mt-8">
      <h2 id="record" className="text-title">
        What is on record
      </h2>
      {isMadeUp && (
        <p className="mt-2">
          <span className="badge bg-danger-tint text-danger">{MADE_UP}</span>
        </p>
      )}
      {denied.length > 0 && (
        <p role="note" className="mt-4 font-semibold text-danger">
          The seller says otherwise about: {denied.join(', ')}. Ask why before you go any further.
        </p>
      )}
      <dl className="mt-4">
        {byKind(records).map(({ kind, label, records: own }) => (
          <div key={kind} className="border-b border-line py-4 sm:grid sm:grid-cols-[12rem_1fr]">
            <dt className="text-ink-3">{label}</dt>
            {own.length === 0 && <dd>Not covered: nothing is known either way.</dd>}
            {own.map((record) => (
              <dd
                key={`${record.source} ${record.date} ${record.detail}`}
                className="sm:col-start-2"
              >
                <p
                  className={
                    record.result === 'found' ? 'font-semibold text-danger' : 'font-semibold'
                  }
                >
                  {recordText(record)}
                </p>
                {record.detail && <p className="text-pretty wrap-anywhere">{record.detail}</p>}
                <p className="text-small text-ink-3 wrap-anywhere">
                  {record.source}, as of {formatDate(record.date)}
                  {isMadeUp && record.source !== MADE_UP && `. ${MADE_UP}`}
                </p>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {isFound(records, 'stolen') && (
        <p className="mt-4 text-pretty">
          Do not buy it, and do not confront the seller: tell the police on 101.
        </p>
      )}
      <p className="mt-4 text-small text-pretty text-ink-2">
        No record does not mean no past: not every insurer, lender or force reports to every source.
        Compare the plate and the VIN with the V5C log book as well.
      </p>
    </section>
  );
}
