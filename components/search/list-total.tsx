'use client';

import { useContext, useEffect } from 'react';
import { FilterContext } from './filter-context';

/** Passes the number of results up to the filter form. */
export function ListTotal({ total }: { total: number }) {
  const { setTotal } = useContext(FilterContext);
  useEffect(() => setTotal(total), [setTotal, total]);
  return null;
}
