'use client';

import { type ComponentProps, useContext } from 'react';
import type { FilterName } from '@/lib/search/filters';
import { FilterContext } from './filter-context';

/** An input that starts with the value of the filter it is named after. */
export function FilterInput(props: ComponentProps<'input'> & { name: FilterName }) {
  const value = useContext(FilterContext).filters[props.name] ?? '';
  return <input id={props.name} type="text" autoComplete="off" defaultValue={value} {...props} />;
}
