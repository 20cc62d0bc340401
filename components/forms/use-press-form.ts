'use client';

import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { type FormState, initialFormState } from '@/lib/core/actions/form-state';
import { toast } from '@/lib/core/browser/toast';
import { UNEXPECTED_FAILURE } from '@/lib/core/errors/form-messages';
import type { Message } from '@/lib/core/errors/messages';
import { type Submission, submitAction } from './submit-action';

export type ActionFormOptions = Pick<Submission, 'action' | 'check'> & {
  /** Message when the request fails: see Submission. */
  failure?: Message;
  /** Called with each response, in the transition that shows it. */
  onResponse?: (state: FormState) => void;
  /** The address of the page that responds without JavaScript, with a fragment to scroll to. */
  permalink?: string;
};

function toastResult({ status, message }: FormState) {
  if (message) toast[status === 'done' ? 'message' : 'error'](message.title, message.text);
}

/**
 * Connects a form to a server action, as useActionForm does, but restores no fields after a reload: for a form
 * without any, whose page then loads no code for that.
 */
export function usePressForm({
  action,
  check,
  failure = UNEXPECTED_FAILURE,
  onResponse,
  permalink,
}: ActionFormOptions) {
  // The state after a native form post without JavaScript.
  const [posted, formAction] = useActionState(action, initialFormState, permalink);
  const [received, setReceived] = useState<FormState>();
  const [pending, startTransition] = useTransition();
  const state = received ?? posted;
  const summary = useRef<HTMLDivElement>(null);
  const { submissionId } = state;

  useEffect(() => toastResult(posted), [posted]);
  useEffect(() => {
    if (submissionId) summary.current?.focus();
  }, [submissionId]);

  function send(data: FormData) {
    startTransition(async () => {
      const next = await submitAction({ action, check, failure }, state, data);
      // Toasts here, because the form may be unmounted: its dialog was closed in the meantime.
      toastResult(next);
      startTransition(() => {
        setReceived(next);
        onResponse?.(next);
      });
    });
  }

  // Calls the action itself: React resets a form after its `action` has run
  // (https://github.com/facebook/react/issues/29034).
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    send(new FormData(event.currentTarget, submitter));
  }

  return {
    state,
    pending,
    summary,
    send,
    errors: state.fieldErrors as Record<string, string | undefined>,
    form: { action: formAction, noValidate: true, onSubmit: handleSubmit },
  };
}
