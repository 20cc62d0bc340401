'use client';

import { type ComponentProps, useContext } from 'react';
import { valueLabel } from '@/lib/search/exclusions';
import { type FilterName, splitList } from '@/lib/search/filters';
import { ChoicesContext, FilterContext } from './filter-context';

type Props = Omit<ComponentProps<'select'>, 'name'> & {
  name: FilterName;
  /** Label of the option that applies no filter. */
  all: string;
  options: readonly string[];
  labels?: Record<string, string>;
  /** Adds to each option the number of vehicles that it would find. */
  counted?: boolean;
  /** Sets the checkboxes of its facet in the panel, and then has no name, as the form would submit both. */
  quick?: boolean;
};

/** A native select with the value of the filter it is named after, which need not be among the options. */
export function FilterSelect({ name, all, options, labels, counted, quick, ...rest }: Props) {
  const { filters, panel } = useContext(FilterContext);
  const { selectCounts } = useContext(ChoicesContext);
  const value = String(filters[name] ?? '');
  const shown = !value || options.includes(value) ? options : [...options, value];
  const counts = counted ? selectCounts[name] : undefined;
  return (
    <select
      id={name}
      name={quick && panel ? undefined : name}
      data-facet={quick ? name : undefined}
      defaultValue={value}
      {...rest}
    >
      <option value="">{all}</option>
      {shown.map((option) => (
        <option key={option} value={option}>
          {splitList(option)
            .map((one) => valueLabel(one, labels))
            .join(', ')}
          {counts?.[option] !== undefined && ` (${counts[option].toLocaleString('en-GB')})`}
        </option>
      ))}
    </select>
  );
}
