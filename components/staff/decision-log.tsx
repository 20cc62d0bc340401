import { canUndo, caseKindLabels, decisionLabels } from '@/lib/staff/decisions';
import { caseKey, staffPath } from '@/lib/staff/paths';
import type { LoggedDecision } from '@/lib/staff/types';
import { Link } from '../ui/link';
import { textLink } from './staff-section';
import { Timestamp } from './timestamp';
import { UndoForm } from './undo-form';

/** Decisions with their author, reason and the button that undoes them; each links to its case. */
export function DecisionLog({ entries }: { entries: LoggedDecision[] }) {
  return (
    <ol className="@container border-t border-line">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid grid-cols-1 gap-x-8 gap-y-2 border-b border-line py-4 @3xl:grid-cols-[minmax(0,1fr)_18rem]"
        >
          <div className="min-w-0">
            <p className="wrap-anywhere">
              <span className="font-semibold">{decisionLabels[entry.decision]}</span>
              {': '}
              <Link
                href={staffPath({ case: caseKey({ kind: entry.case_kind, id: entry.case_id }) })}
                className={textLink}
              >
                {entry.title}
              </Link>
            </p>
            <p className="text-small text-ink-3 wrap-anywhere">
              {caseKindLabels[entry.case_kind]} · {entry.staff_name} ·{' '}
              <Timestamp at={entry.created_at} />
              {entry.undone_at && (
                <span className="font-semibold text-ink-2">
                  {' '}
                  · Undone <Timestamp at={entry.undone_at} />
                </span>
              )}
            </p>
            <p className="mt-2 max-w-[68ch] whitespace-pre-wrap text-ink-2 wrap-anywhere">
              {entry.reason}
            </p>
          </div>
          {canUndo(entry) && <UndoForm decision={entry} />}
        </li>
      ))}
    </ol>
  );
}
