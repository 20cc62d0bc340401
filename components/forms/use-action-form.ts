'use client';

import { unstable_rethrow } from 'next/navigation';
import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { type FormState, initialFormState } from '@/lib/core/actions/form-state';
import { toast } from '@/lib/core/browser/toast';
import { failureOf, type Message, messages } from '@/lib/core/errors/messages';

type Errors = FormState['fieldErrors'];
type Options = {
  action: (before: FormState, data: FormData) => Promise<FormState>;
  /** Client-side validation; returns the errors by field name. */
  check?: (data: FormData) => Errors;
  /** Called when client-side validation fails. */
  onInvalid?: (errors: Errors) => void;
  /** Message when the request fails; offline, its title heads the network message. */
  failure?: Message;
};

/** Replaces the error of one field by the current one; other fields keep theirs. */
function recheck(errors: Errors, name: string, now: Errors): Errors {
  const { [name]: _, ...others } = errors;
  return now[name] ? { ...others, [name]: now[name] } : others;
}

/**
 * Connects a form to a server action; works without JavaScript. With it: validates before sending,
 * prevents double submission, toasts the result and focuses the summary. A network failure becomes
 * a failed state and the input is preserved. Spread `form` on the `<form>`.
 */
export function useActionForm({
  action,
  check,
  onInvalid,
  failure = messages.unexpected,
}: Options) {
  // The state after a native form post without JavaScript.
  const [posted, formAction] = useActionState(action, initialFormState);
  const [received, setReceived] = useState<FormState>();
  const [pending, startTransition] = useTransition();
  const state = received ?? posted;
  const [found, setFound] = useState<Errors | null>(null);
  const [rejections, setRejections] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const { submissionId, status, message } = state;

  useEffect(() => {
    if (!submissionId) return;
    setFound(null);
    if (message) toast[status === 'done' ? 'message' : 'error'](message.title, message.text);
    summary.current?.focus();
  }, [submissionId, status, message]);

  useEffect(() => {
    if (rejections > 0) summary.current?.focus();
  }, [rejections]);

  function send(data: FormData) {
    startTransition(async () => {
      let next: FormState;
      try {
        next = await action(state, data);
      } catch (error) {
        // Next implements redirect() by throwing.
        unstable_rethrow(error);
        const message = failureOf(failure, error);
        next = {
          ...state,
          status: 'failed',
          fieldErrors: {},
          message,
          submissionId: `${Date.now()}`,
        };
      }
      startTransition(() => setReceived(next));
    });
  }

  // Calls the action itself: React resets a form after its `action` has run
  // (https://github.com/facebook/react/issues/29034).
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    const errors = check?.(data) ?? {};
    if (Object.keys(errors).length === 0) {
      setFound(null);
      return send(data);
    }
    setFound(errors);
    setRejections(rejections + 1);
    onInvalid?.(errors);
  }

  function handleInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    const errors = found ?? state.fieldErrors;
    if (check && errors[name]) {
      setFound(recheck(errors, name, check(new FormData(currentTarget))));
    }
  }

  return {
    state,
    pending,
    summary,
    errors: found ?? state.fieldErrors,
    form: { action: formAction, noValidate: true, onSubmit: handleSubmit, onInput: handleInput },
  };
}
