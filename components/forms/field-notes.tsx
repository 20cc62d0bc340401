import type { ReactNode } from 'react';
import { cx } from '@/lib/utils';

type Props = { id: string; error?: string | undefined; hint?: ReactNode };

/** The aria-describedby of a field with {@link FieldNotes}. */
export const describedBy = ({ id, error, hint }: Props) =>
  cx(error && `${id}-error`, hint ? `${id}-hint` : '') || undefined;

/** A field's validation error and its hint. */
export function FieldNotes({ id, error, hint }: Props) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-small text-ink-3">
          {hint}
        </div>
      )}
    </>
  );
}
