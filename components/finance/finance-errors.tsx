import type { FinanceErrors, FinanceValues } from '@/lib/finance/inputs';
import { fieldId } from '../forms/field-id';

/** The name of each field with an error, in the order of the form. */
const NAMES: readonly (readonly [field: keyof FinanceValues, name: string])[] = [
  ['price', 'Price'],
  ['monthly', 'Each month'],
  ['deposit', 'Deposit'],
  ['months', 'Months'],
  ['apr', 'APR'],
  ['partExchange', 'Part exchange'],
  ['miles', 'Miles a year'],
  ['final', 'Final payment'],
];

/** The errors of the calculator, each a link to its field. */
export function FinanceErrorList({ errors }: { errors: FinanceErrors }) {
  return (
    <div
      role="alert"
      className="rounded-1 border border-danger bg-danger-tint px-4 py-3 text-danger"
    >
      <p className="font-semibold">These figures cannot be worked out yet</p>
      <ul className="mt-1 grid gap-1">
        {NAMES.filter(([field]) => errors[field]).map(([field, name]) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className="inline-flex min-h-6 underline underline-offset-3"
            >
              {name}: {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
