import { canUndo, decisionLabels } from '@/lib/staff/decisions';
import type { LoggedDecision } from '@/lib/staff/types';
import { Icon } from '../ui/icon';
import { UndoForm } from './undo-form';

function sentenceOf({ case_kind, decision, title }: LoggedDecision) {
  const done = `${decisionLabels[decision]}: ${title}.`;
  if (decision === 'undone') return `${done} It waits again.`;
  if (decision === 'no_breach') return `${done} Only whoever reported it is mailed.`;
  const isSilent = case_kind === 'conversation' || decision === 'released';
  return isSilent ? done : `${done} The mail goes in two minutes.`;
}

type Props = {
  /** The decision just made. */
  decision: LoggedDecision | null;
  /** Whether the case asked for is there no more. */
  isGone: boolean;
};

/** What was done last, announced to screen readers, and the way back. */
export function DeskNotice({ decision, isGone }: Props) {
  const sentence = [
    decision && sentenceOf(decision),
    isGone && 'The case you asked for is gone: this is the first of the queue.',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div
      className={
        sentence
          ? 'flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-verified-tint px-(--gutter) py-2 lg:px-6'
          : ''
      }
    >
      <p role="status" className="flex items-center gap-2.5 font-medium wrap-anywhere">
        {sentence && <Icon name={isGone ? 'info' : 'check'} className="size-5 text-verified" />}
        {sentence}
      </p>
      {decision && canUndo(decision) && <UndoForm key={decision.id} decision={decision} shortcut />}
    </div>
  );
}
