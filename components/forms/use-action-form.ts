'use client';

import { unstable_rethrow } from 'next/navigation';
import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { type FormState, initialFormState } from '@/lib/core/actions/form-state';
import { toast } from '@/lib/core/browser/toast';
import { failureOf, type Message, messages } from '@/lib/core/errors/messages';

type Errors = FormState['fieldErrors'];
type Options = {
  action: (before: FormState, data: FormData) => Promise<FormState>;
  /** The complaints about the form as it is filled in, before it is sent. */
  check?: (data: FormData) => Errors;
  /** Hears of complaints found before sending. */
  onInvalid?: (errors: Errors) => void;
  /** What is said where no response came; its title heads the network's sentence. */
  failure?: Message;
};

/** Complaints about other fields stay; those about this one are what the check now says. */
function recheck(errors: Errors, name: string, now: Errors): Errors {
  const { [name]: _, ...others } = errors;
  return now[name] ? { ...others, [name]: now[name] } : others;
}

/**
 * A form that works without scripts, and with them says at once what is wrong: checks before it
 * sends, sends once, toasts the answer and moves focus to the summary. A request without a response
 * is a failed answer, and the form stays as it was filled in. Spread `form` on the `<form>`.
 */
export function useActionForm({
  action,
  check,
  onInvalid,
  failure = messages.unexpected,
}: Options) {
  // Without scripts the browser posts the form, and this is what it was answered.
  const [posted, formAction] = useActionState(action, initialFormState);
  const [received, setReceived] = useState<FormState>();
  const [pending, startTransition] = useTransition();
  const state = received ?? posted;
  const [found, setFound] = useState<Errors | null>(null);
  const [refused, setRefused] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const { submissionId: answer, status, message } = state;

  useEffect(() => {
    if (!answer) return;
    setFound(null);
    if (message) toast[status === 'done' ? 'message' : 'error'](message.title, message.text);
    summary.current?.focus();
  }, [answer, status, message]);

  useEffect(() => {
    if (refused > 0) summary.current?.focus();
  }, [refused]);

  function send(data: FormData) {
    startTransition(async () => {
      let next: FormState;
      try {
        next = await action(state, data);
      } catch (error) {
        // A redirect arrives as an error.
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

  // Sent from here and not by React, which would empty the form after each answer.
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const errors = check?.(data) ?? {};
    if (Object.keys(errors).length === 0) {
      setFound(null);
      return send(data);
    }
    setFound(errors);
    setRefused(refused + 1);
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
