'use client';

import { useRef } from 'react';
import { decideCase } from '@/lib/staff/actions';
import { isAdverse, type OfferedOption } from '@/lib/staff/cases';
import { staffMessages } from '@/lib/staff/messages';
import type { CaseKind } from '@/lib/staff/types';
import { cx } from '@/lib/utils';
import { FormSummary } from '../forms/form-summary';
import { TextAreaField } from '../forms/text-area-field';
import { useActionForm } from '../forms/use-action-form';
import { ShortcutKey } from './shortcut-key';
import { useWrittenAgain } from './use-written-again';

type Props = {
  kind: CaseKind;
  id: string;
  /** Ids of the reports and flags that are shown. */
  items: string[];
  /** The case to show afterwards, by `caseKey`. */
  next: string | undefined;
  /** The time of a conversation's last message. */
  seen: string | undefined;
  options: OfferedOption[];
};

const reasonOf = ({ recipient, reason }: OfferedOption) => [
  recipient ? `To ${recipient}: ` : 'Only in the log: ',
  reason || 'what you write above.',
];

/** The possible decisions, each with the text that is mailed: one press decides. */
export function DecisionForm({ kind, id, items, next, seen, options }: Props) {
  const details = useRef<HTMLTextAreaElement>(null);
  const reloadMessages = useWrittenAgain();
  const deciding = useActionForm({
    action: decideCase,
    failure: staffMessages.failed,
    onResponse: (state) => {
      reloadMessages(state);
      if (state.fieldErrors.details) details.current?.focus();
    },
  });
  const { state, errors, pending, form } = deciding;
  return (
    <form {...form} data-leaves-case className="grid gap-4">
      <FormSummary of={deciding} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {items.map((item) => (
        <input key={item} type="hidden" name="items" value={item} />
      ))}
      {seen && <input type="hidden" name="seen" value={seen} />}
      {next && <input type="hidden" name="next" value={next} />}
      {kind === 'conversation' ? (
        <input type="hidden" name="details" value="" />
      ) : (
        <TextAreaField
          ref={details}
          name="details"
          label="Add to the reason"
          rows={2}
          defaultValue={state.values.details}
          error={errors.details}
          aria-keyshortcuts="e"
          hint={
            <>
              Goes below the sentence of the decision. <ShortcutKey>e</ShortcutKey>
            </>
          }
        />
      )}
      <ul className="grid gap-2">
        {options.map((option) => (
          <li
            key={option.id}
            className={cx(
              'relative grid min-h-11 grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-1 border border-line px-3 py-2 transition-colors duration-(--fast)',
              isAdverse(option)
                ? 'hover:border-danger hover:bg-danger-tint'
                : 'hover:border-verified hover:bg-verified-tint',
            )}
          >
            <ShortcutKey>{option.shortcut}</ShortcutKey>
            <div>
              <button
                type="submit"
                name="option"
                value={option.id}
                aria-disabled={pending}
                aria-keyshortcuts={option.shortcut}
                aria-describedby={`reason-${option.id}`}
                className={cx(
                  'text-left font-semibold after:absolute after:inset-0 aria-disabled:opacity-60',
                  isAdverse(option) ? 'text-danger' : 'text-verified',
                )}
              >
                {option.label}
              </button>
              <p id={`reason-${option.id}`} className="text-small text-pretty text-ink-2">
                {reasonOf(option)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </form>
  );
}
