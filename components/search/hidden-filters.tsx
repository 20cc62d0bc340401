'use client';

import { useContext } from 'react';
import { type FilterName, NO_FILTERS } from '@/lib/search/filters';
import { FilterContext } from './filter-context';

/** Hidden fields of the active filters among `names`, which have no visible field: the form then sends all filters. */
export function HiddenFilters({ names }: { names: readonly FilterName[] }) {
  const { filters } = useContext(FilterContext);
  return names
    .filter((name) => filters[name] !== NO_FILTERS[name])
    .map((name) => <input key={name} type="hidden" name={name} value={String(filters[name])} />);
}
