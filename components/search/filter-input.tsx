'use client';

import { type ComponentProps, useContext } from 'react';
import type { FilterName } from '@/lib/search/filters';
import { FilterContext } from './filter-context';
import { ERRORS_ID } from './panel';

type Props = ComponentProps<'input'> & { name: FilterName };

/** A text input that starts with the value of the filter it is named after. */
export function FilterInput(props: Props) {
  const { filters, errors } = useContext(FilterContext);
  const { name } = props;
  const isWrong = errors.some(({ field }) => field === name);
  return (
    <input
      id={name}
      type="text"
      autoComplete="off"
      defaultValue={filters[name] ?? ''}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? ERRORS_ID : undefined}
      {...props}
    />
  );
}
