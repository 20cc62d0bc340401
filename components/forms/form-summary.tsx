import type { Ref } from 'react';
import { cx } from '@/lib/utils';
import { Icon } from '../ui/icon';
import { fieldId } from './text-field';

type Props = {
  ref?: Ref<HTMLDivElement>;
  title: string;
  text?: string | undefined;
  /** The fields with validation errors. */
  fields?: { name: string; label: string; error: string }[];
  isGood?: boolean;
  children?: React.ReactNode;
};

/** Result message above a form's fields. Receives focus and links to each invalid field. */
export function FormSummary({ ref, title, text, fields = [], isGood, children }: Props) {
  return (
    <div
      ref={ref}
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
        <p className="font-semibold">{title}</p>
        {text && <p className="mt-0.5 text-pretty text-ink-2">{text}</p>}
        {fields.length > 0 && (
          <ul className="mt-1">
            {fields.map(({ name, label, error }) => (
              <li key={name}>
                <a
                  href={`#${fieldId(name)}`}
                  className="inline-flex min-h-8 items-center underline underline-offset-3"
                >
                  <span className="sr-only">{label}: </span>
                  {error}
                </a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
