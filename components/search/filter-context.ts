'use client';

import { createContext } from 'react';
import type { Facets } from '@/lib/search/facets';
import { NO_FILTERS } from '@/lib/search/filters';
import type { FormError } from './filters-from-form';

export type MakeOption = { name: string; models: string[] };

/** What the filter form shares with its fields and with the results. */
export const FilterContext = createContext({
  filters: NO_FILTERS,
  makes: [] as MakeOption[],
  errors: [] as FormError[],
  /** Number of matching vehicles; null while unknown. */
  total: null as number | null,
  /** The number of vehicles that each choice would find; null while unknown. */
  facets: null as Facets | null,
  setResult: (_result: { total: number; facets: Facets }) => {},
});
