'use client';

import type { ReactNode } from 'react';
import { INPUT } from '@/lib/core/errors/form-messages';
import { fieldId } from './field-id';
import { FormNotice } from './form-notice';
import { SignInLink } from './sign-in-link';
import type { useActionForm } from './use-action-form';

type Props = {
  of: Pick<ReturnType<typeof useActionForm>, 'state' | 'errors' | 'summary'>;
  /** Labels of the visible fields by name, in form order. */
  labels?: Record<string, string>;
  /** Actions to continue with. */
  children?: ReactNode;
};

/**
 * The result of a form action, above the form's fields: receives focus and links to each invalid
 * field. Renders nothing before the first submission. Where the session has ended, it links to the sign-in page.
 */
export function FormSummary({ of: { state, errors, summary }, labels = {}, children }: Props) {
  const invalid = Object.keys(labels).filter((name) => errors[name]);
  const isAboutFields = invalid.length > 0;
  const hadFieldErrors = Object.keys(labels).some((name) => state.fieldErrors[name]);
  if (!isAboutFields && (!state.message || hadFieldErrors)) return null;
  const isGood = !isAboutFields && state.status === 'done';
  return (
    <FormNotice
      ref={summary}
      isGood={isGood}
      title={isAboutFields ? INPUT : state.message?.title}
      text={isAboutFields ? undefined : state.message?.text}
    >
      {isAboutFields ? (
        <ul className="mt-1">
          {invalid.map((name) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                className="inline-flex min-h-8 items-center underline underline-offset-3"
              >
                <span className="sr-only">{labels[name]}: </span>
                {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <>
          {state.status === 'signed-out' && <SignInLink />}
          {state.status === 'sign-in-too-old' && <SignInLink again />}
          {children}
        </>
      )}
    </FormNotice>
  );
}
