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

type Props = {
  kind: CaseKind;
  id: string;
  /** Ids of the reports and flags that are shown. */
  items: string[];
  /** The case to show afterwards, by `caseKey`. */
  next: string | undefined;
  options: OfferedOption[];
};

const reasonOf = ({ recipient, reason }: OfferedOption) => [
  recipient ? `To ${recipient}: ` : 'Only in the log: ',
  reason || 'what you write below.',
];

/** The decisions on offer, each with the words that are mailed: one press decides. */
export function DecisionForm({ kind, id, items, next, options }: Props) {
  const words = useRef<HTMLTextAreaElement>(null);
  const deciding = useActionForm({
    action: decideCase,
    failure: staffMessages.failed,
    onResponse: ({ fieldErrors }) => fieldErrors.words && words.current?.focus(),
  });
  const { state, errors, pending, form } = deciding;
  const isMailed = options.some(({ recipient }) => recipient);
  return (
    <form {...form} className="grid gap-4">
      {!errors.words && <FormSummary of={deciding} />}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {items.map((item) => (
        <input key={item} type="hidden" name="items" value={item} />
      ))}
      {next && <input type="hidden" name="next" value={next} />}
      <ul className="grid gap-1.5">
        {options.map((option) => (
          <li
            key={option.id}
            className={cx(
              'relative grid min-h-11 grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-1 border border-line px-3 py-2 transition-colors duration-(--fast)',
              isAdverse(option.decision)
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
                  isAdverse(option.decision) ? 'text-danger' : 'text-verified',
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
      {kind === 'conversation' ? (
        <input type="hidden" name="words" value="" />
      ) : (
        <TextAreaField
          ref={words}
          name="words"
          label={isMailed ? 'Add to the reason (mailed)' : 'Add to the reason'}
          rows={2}
          defaultValue={state.values.words}
          error={errors.words}
          aria-keyshortcuts="e"
          hint={
            <>
              Below the sentence of the decision. <ShortcutKey>e</ShortcutKey>
            </>
          }
        />
      )}
    </form>
  );
}
