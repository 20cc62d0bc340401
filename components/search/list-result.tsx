'use client';

import { useContext, useLayoutEffect } from 'react';
import { FilterContext } from './filter-context';

/** Passes the number of results up to the filter form. */
export function ListResult({ total }: { total: number }) {
  const { setResult } = useContext(FilterContext);
  useLayoutEffect(() => setResult({ total }), [setResult, total]);
  return null;
}
