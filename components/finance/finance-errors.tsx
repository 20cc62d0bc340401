import type { FinanceErrors } from '@/lib/finance/inputs';
import { fieldId } from '../forms/field-id';

/** The errors of the calculator, each a link to its field. */
export function FinanceErrorList({ errors }: { errors: FinanceErrors }) {
  return (
    <div
      role="alert"
      className="rounded-1 border border-danger bg-danger-tint px-4 py-3 text-danger"
    >
      <p className="font-semibold">These figures cannot be worked out yet</p>
      <ul className="mt-1 grid gap-1">
        {Object.entries(errors).map(([field, message]) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className="inline-flex min-h-6 underline underline-offset-3"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
