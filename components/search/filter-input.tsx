'use client';

import { type ComponentProps, useContext } from 'react';
import type { FilterName } from '@/lib/search/filters';
import { FilterContext } from './filter-context';

type Props = ComponentProps<'input'> & { name: FilterName };

/** A text input that starts with the value of the filter it is named after, and its validation error. */
export function FilterInput(props: Props) {
  const { filters, errors } = useContext(FilterContext);
  const { name } = props;
  const error = errors.find(({ field }) => field === name);
  const errorId = `${name}-error`;
  return (
    <>
      <input
        id={name}
        type="text"
        autoComplete="off"
        defaultValue={filters[name] ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        {...props}
      />
      {error && (
        <p
          id={errorId}
          className="mt-1.5 text-small font-medium text-danger first-letter:uppercase"
        >
          {error.message}
        </p>
      )}
    </>
  );
}
