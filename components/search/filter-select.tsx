'use client';

import { type ComponentProps, useContext } from 'react';
import type { FilterName } from '@/lib/search/filters';
import { FilterContext } from './filter-context';

type Props = Omit<ComponentProps<'select'>, 'name'> & {
  name: FilterName;
  /** Label of the option that applies no filter. */
  all: string;
  options: readonly string[];
  labels?: Record<string, string>;
};

/** A native select with the value of the filter it is named after, which need not be among the options. */
export function FilterSelect({ name, all, options, labels, ...rest }: Props) {
  const value = String(useContext(FilterContext).filters[name]);
  const shown = !value || options.includes(value) ? options : [...options, value];
  return (
    <select id={name} name={name} defaultValue={value} {...rest}>
      <option value="">{all}</option>
      {shown.map((option) => (
        <option key={option} value={option}>
          {labels?.[option] ?? option}
        </option>
      ))}
    </select>
  );
}
