'use client';

import { useContext, useLayoutEffect } from 'react';
import type { PanelChoices } from '@/lib/search/panel-choices';
import { FilterContext } from './filter-context';

type Props = { total: number; choices: PanelChoices };

/** Passes the number of results and the choices with their counts up to the filter form. */
export function ListResult({ total, choices }: Props) {
  const { setResult } = useContext(FilterContext);
  useLayoutEffect(() => setResult({ total, choices }), [setResult, total, choices]);
  return null;
}
