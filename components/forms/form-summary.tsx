'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { FormState } from '@/lib/core/actions/form-state';
import { INPUT, SITE_UPDATED } from '@/lib/core/errors/form-messages';
import { authPath, confirmPasswordPath, secondFactorPath } from '@/lib/paths';
import { fieldId } from './field-id';
import { FormNotice } from './form-notice';
import { ReloadButton } from './reload-button';
import { SignInLink } from './sign-in-link';
import type { useActionForm } from './use-action-form';

type Props = {
  of: Pick<ReturnType<typeof useActionForm>, 'state' | 'errors' | 'summary'>;
  /** Labels of the visible fields by name, in form order. */
  labels?: Record<string, string>;
  /** Actions to continue with. */
  children?: ReactNode;
};

/** The link to sign in, by the status with which a form was refused. */
const SIGN_IN: Partial<Record<FormState['status'], ComponentProps<typeof SignInLink>>> = {
  'signed-out': { label: 'Sign in', pathOf: (next) => authPath('sign-in', next) },
  'sign-in-too-old': { label: 'Confirm your password', pathOf: confirmPasswordPath },
  'code-missing': { label: 'Enter your code', pathOf: secondFactorPath },
};

/**
 * The result of a form action, above the form's fields: receives focus and links to each invalid
 * field. Renders nothing before the first submission. Links to the sign-in page that the action asks for.
 */
export function FormSummary({ of: { state, errors, summary }, labels = {}, children }: Props) {
  const invalid = Object.keys(labels).filter((name) => errors[name]);
  const isAboutFields = invalid.length > 0;
  const hadFieldErrors = Object.keys(labels).some((name) => state.fieldErrors[name]);
  if (!isAboutFields && (!state.message || hadFieldErrors)) return null;
  const signIn = SIGN_IN[state.status];
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
          {state.message?.title === SITE_UPDATED.title && <ReloadButton />}
          {signIn && <SignInLink {...signIn} />}
          {children}
        </>
      )}
    </FormNotice>
  );
}
