'use client';

import { answerShortlist } from '@/lib/shortlist/actions';
import { shortlistMessages } from '@/lib/shortlist/messages';
import type { Reaction } from '@/lib/shortlist/types';
import { FormSummary } from '../forms/form-summary';
import { useActionForm } from '../forms/use-action-form';
import { button } from '../ui/button';

/** The hidden fields of a visitor's forms. */
export type Visit = { token: string; vehicle: string; visitor: string };

type Props = { visit: Visit; title: string; answer: Reaction['answer'] };

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** 'Yes' and 'No' under a car; pressed again, the answer is taken back. */
export function AnswerForm({ visit, title, answer }: Props) {
  const form = useActionForm({ action: answerShortlist, failure: shortlistMessages.notSent });
  return (
    <form {...form.form} className="grid gap-2">
      {form.state.status !== 'done' && <FormSummary of={form} />}
      {Object.entries(visit).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex gap-3">
        {ANSWERS.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="answer"
            value={answer === value ? 'none' : value}
            aria-pressed={answer === value}
            aria-disabled={form.pending}
            className={button(answer === value ? 'primary' : 'secondary', 'small', 'min-w-20')}
          >
            {label}
            <span className="sr-only"> to {title}</span>
          </button>
        ))}
      </div>
    </form>
  );
}
