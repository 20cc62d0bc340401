'use client';

import { unstable_rethrow } from 'next/navigation';
import { type ComponentProps, type FormEvent, useTransition } from 'react';
import { toast } from '@/lib/core/browser/toast';
import { failureOf } from '@/lib/core/errors/messages';

type Props = ComponentProps<'form'> & { action: (data: FormData) => Promise<void> };

/**
 * A form whose action redirects to the staff page, with or without JavaScript. A failed request shows
 * a toast and keeps the input.
 */
export function StaffForm({ action, ...form }: Props) {
  const [pending, startTransition] = useTransition();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    startTransition(async () => {
      try {
        await action(data);
      } catch (error) {
        // Next implements redirect() by throwing.
        unstable_rethrow(error);
        const { title, text } = failureOf({ title: 'Not saved' }, error);
        toast.error(title, text);
      }
    });
  }

  return <form {...form} action={action} onSubmit={handleSubmit} />;
}
