'use client';

import { type ComponentProps, useContext } from 'react';
import type { FilterName } from '@/lib/search/filters';
import { FilterContext } from './filter-context';
import { ERRORS_ID } from './panel';

type Props = ComponentProps<'input'> & { name: FilterName };

/** An input that starts with the value of the filter it is named after. */
export function FilterInput(props: Props) {
  const { filters, errors } = useContext(FilterContext);
  const { name, type = 'text', value } = props;
  const filter = String(filters[name] ?? '');
  const state =
    type === 'checkbox'
      ? { defaultChecked: filter.split(',').includes(String(value)) }
      : { defaultValue: filter };
  const isWrong = errors.some(({ field }) => field === name);
  return (
    <input
      id={name}
      type={type}
      // HTML allows none on a checkbox.
      autoComplete={type === 'checkbox' ? undefined : 'off'}
      {...state}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? ERRORS_ID : undefined}
      {...props}
    />
  );
}
