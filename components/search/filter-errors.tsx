import type { FormError } from './filters-from-form';

export const ERRORS_ID = 'filter-errors';

/** Validation errors of the filter form, as 'field: message'. */
export function FilterErrors({ errors }: { errors: FormError[] }) {
  return (
    <div role="alert" id={ERRORS_ID} tabIndex={-1}>
      {errors.length > 0 && (
        <ul className="mb-3 rounded-1 border border-danger bg-danger-tint px-4 py-2 font-semibold text-danger">
          {errors.map(({ field, label, message }) => (
            <li key={field}>
              {label}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
