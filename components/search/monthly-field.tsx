'use client';

import { useContext } from 'react';
import { MONTHLY_PARTS, PART_SEPARATOR } from '@/lib/search/monthly-budget';
import { FilterContext } from './filter-context';

const NAME = 'monthlyMax';

/** A monthly sum with the deposit, term and rate that make it a price: four fields of one filter. */
export function MonthlyField() {
  const { filters, errors } = useContext(FilterContext);
  const values = filters[NAME].split(PART_SEPARATOR);
  const error = errors.find(({ field }) => field === NAME);
  const errorId = `${NAME}-error`;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Monthly payment, hire purchase</legend>
      <div className="grid grid-cols-2 items-end gap-3">
        {MONTHLY_PARTS.map(({ part, label }, at) => (
          <div key={part}>
            <label htmlFor={`${NAME}-${part}`} className="text-small font-semibold text-ink-2">
              {label}
            </label>
            <input
              id={`${NAME}-${part}`}
              name={NAME}
              type="text"
              data-part={at}
              data-needed={part === 'deposit' ? undefined : true}
              inputMode={part === 'apr' ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={12}
              placeholder={part === 'deposit' ? 'None' : undefined}
              defaultValue={values[at] ?? ''}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && errorId}
              className="field tabular mt-1.5"
            />
          </div>
        ))}
      </div>
      <p className="mt-1.5 text-small text-ink-3">
        Your own figures, not a credit offer. Cars up to the price that they reach are shown.
      </p>
      {error && (
        <p
          id={errorId}
          className="mt-1.5 text-small font-medium text-danger first-letter:uppercase"
        >
          {error.message}
        </p>
      )}
    </fieldset>
  );
}
