'use client';

import type { ReactNode } from 'react';
import { INPUT } from '@/lib/core/errors/messages';
import { FormSummary } from './form-summary';
import type { useActionForm } from './use-action-form';

type Props = {
  of: Pick<ReturnType<typeof useActionForm>, 'state' | 'summary'> & {
    errors: Record<string, string | undefined>;
  };
  /** Field labels by name, in form order. */
  labels: Record<string, string>;
  /** Actions to continue with. */
  children?: ReactNode;
};

/** The result of a form action; renders nothing before the first submission. */
export function ActionSummary({ of: { state, errors, summary }, labels, children }: Props) {
  const fields = Object.entries(labels).flatMap(([name, label]) => {
    const error = errors[name];
    return error ? [{ name, label, error }] : [];
  });
  const isAboutFields = fields.length > 0;
  const isPutRight = Object.keys(labels).some((name) => state.fieldErrors[name]);
  if (!isAboutFields && (!state.message || isPutRight)) return null;
  return (
    <FormSummary
      ref={summary}
      title={isAboutFields ? INPUT : (state.message?.title ?? '')}
      text={isAboutFields ? undefined : state.message?.text}
      fields={fields}
      isGood={!isAboutFields && state.status === 'done'}
    >
      {isAboutFields ? null : children}
    </FormSummary>
  );
}
