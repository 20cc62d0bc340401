'use client';

import { useContext, useLayoutEffect } from 'react';
import type { Facets } from '@/lib/search/facets';
import { FilterContext } from './filter-context';

type Props = { total: number; facets: Facets };

/** Passes the number of results and the counts of the choices up to the filter form. */
export function ListResult({ total, facets }: Props) {
  const { setResult } = useContext(FilterContext);
  useLayoutEffect(() => setResult({ total, facets }), [setResult, total, facets]);
  return null;
}
