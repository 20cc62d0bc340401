import { caseKey, staffPath } from '@/lib/paths';
import { canUndo, caseKindLabels, decisionLabels } from '@/lib/staff/decisions';
import type { LoggedDecision } from '@/lib/staff/types';
import { Link } from '../ui/link';
import { Timestamp } from './timestamp';
import { UndoForm } from './undo-form';

/** Decisions with who made them, why, and the way back; each leads to its case. */
export function DecisionLog({ entries }: { entries: LoggedDecision[] }) {
  return (
    <ol className="border-t border-line">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-2 border-b border-line py-4">
          <div>
            <p className="wrap-anywhere">
              <span className="font-semibold">{decisionLabels[entry.decision]}</span>
              {': '}
              <Link
                href={staffPath({ case: caseKey({ kind: entry.case_kind, id: entry.case_id }) })}
                className="text-link underline underline-offset-3"
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
          </div>
          <p className="max-w-[68ch] whitespace-pre-wrap text-ink-2 wrap-anywhere">
            {entry.reason}
          </p>
          {canUndo(entry) && <UndoForm decision={entry} />}
        </li>
      ))}
    </ol>
  );
}
