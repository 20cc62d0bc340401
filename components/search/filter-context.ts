'use client';

import { createContext } from 'react';
import { NO_FILTERS } from '@/lib/search/filters';
import type { PanelChoices } from '@/lib/search/panel-choices';
import type { FormError } from './filters-from-form';

/** What the filter form shares with its fields and with the results. */
export const FilterContext = createContext({
  filters: NO_FILTERS,
  errors: [] as FormError[],
  /** Number of matching vehicles; null while unknown. */
  total: null as number | null,
  choices: { lists: {}, selectCounts: {}, histograms: {} } as PanelChoices,
  setResult: (_result: { total: number; choices: PanelChoices }) => {},
});
