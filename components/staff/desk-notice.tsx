import { canUndo } from '@/lib/staff/decisions';
import { noticeOf } from '@/lib/staff/notice';
import type { LoggedDecision } from '@/lib/staff/types';
import { DismissToasts } from '../feedback/dismiss-toasts';
import { Icon } from '../ui/icon';
import { UndoForm } from './undo-form';

/** The last decision, announced to screen readers, with the button that undoes it. */
export function DeskNotice({ decision }: { decision: LoggedDecision | null }) {
  const done = decision && noticeOf(decision);
  return (
    <div
      className={
        done
          ? 'flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line bg-verified-tint px-(--gutter) py-1 lg:min-h-14 lg:flex-nowrap lg:px-6'
          : ''
      }
    >
      <p role="status" className="flex min-w-0 items-center gap-2.5 py-1 font-medium wrap-anywhere">
        {done && <Icon name="check" className="size-5 text-verified" />}
        {done}
      </p>
      {done && <DismissToasts key={decision.id} />}
      {done && canUndo(decision) && <UndoForm key={decision.id} decision={decision} shortcut />}
    </div>
  );
}
