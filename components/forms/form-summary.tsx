'use client';

import type { ReactNode } from 'react';
import { INPUT } from '@/lib/core/errors/form-messages';
import { cx } from '@/lib/utils';
import { Icon } from '../ui/icon';
import { fieldId } from './field-id';
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
  const text = isAboutFields ? undefined : state.message?.text;
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role={isGood ? 'status' : 'alert'}
      className={cx(
        'flex gap-3 rounded-1 border-l-4 p-4',
        isGood ? 'border-verified bg-verified-tint' : 'border-danger bg-danger-tint',
      )}
    >
      <Icon
        name={isGood ? 'check' : 'alert'}
        className={cx('mt-0.5 size-5', isGood ? 'text-verified' : 'text-danger')}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{isAboutFields ? INPUT : state.message?.title}</p>
        {text && <p className="mt-0.5 text-pretty text-ink-2">{text}</p>}
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
            {children}
          </>
        )}
      </div>
    </div>
  );
}
