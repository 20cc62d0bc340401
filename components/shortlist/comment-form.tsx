'use client';

import { useId } from 'react';
import { commentOnShortlist } from '@/lib/shortlist/actions';
import { MAX_COMMENT, MAX_VISITOR_NAME } from '@/lib/shortlist/constants';
import { shortlistMessages } from '@/lib/shortlist/messages';
import type { Reaction } from '@/lib/shortlist/types';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';
import type { Visit } from './answer-form';

type Props = { visit: Visit; title: string; reaction: Reaction };

/** A word under a car, and the name of the visitor. */
export function CommentForm({ visit, title, reaction }: Props) {
  const form = useActionForm({ action: commentOnShortlist, failure: shortlistMessages.notSent });
  const id = useId();
  const { status, values } = form.state;
  const isRefused = status === 'failed' || status === 'invalid';
  return (
    <details open={isRefused || undefined}>
      <summary className="inline-flex min-h-11 list-none items-center text-small text-ink-2 underline decoration-line-strong underline-offset-4 hover:decoration-ink [&::-webkit-details-marker]:hidden">
        {reaction.body ? 'Change your word' : 'Add a word'}
        <span className="sr-only"> about {title}</span>
      </summary>
      <form {...form.form} className="grid gap-3 pb-2">
        {isRefused && <FormSummary of={form} />}
        {Object.entries(visit).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div>
          <label htmlFor={`${id}-word`} className="block text-small">
            Your word, {MAX_COMMENT} characters at most
          </label>
          <input
            id={`${id}-word`}
            name="body"
            maxLength={MAX_COMMENT}
            defaultValue={values.body ?? reaction.body ?? ''}
            autoComplete="off"
            aria-invalid={form.errors.body ? true : undefined}
            className="field"
          />
        </div>
        <div>
          <label htmlFor={`${id}-name`} className="block text-small">
            Your name (optional)
          </label>
          <input
            id={`${id}-name`}
            name="name"
            maxLength={MAX_VISITOR_NAME}
            defaultValue={values.name ?? reaction.name ?? ''}
            autoComplete="given-name"
            aria-invalid={form.errors.name ? true : undefined}
            className="field"
          />
        </div>
        <SubmitButton
          pending={form.pending}
          variant="secondary"
          size="small"
          className="justify-self-start"
        >
          Send<span className="sr-only"> about {title}</span>
        </SubmitButton>
      </form>
    </details>
  );
}
