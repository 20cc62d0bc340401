'use client';

import { type ComponentType, createContext } from 'react';
import { NO_FILTERS } from '@/lib/search/filters';
import type { PanelChoices } from '@/lib/search/panel-choices';
import type { FormError } from './filters-from-form';

/** The panel's choices and the query that they belong to; `query` is null if their counts are unknown. */
export type LoadedChoices = { query: string | null; choices: PanelChoices };

/** The panel's dialog, which is loaded with the choices of the first press of 'More Filters'. */
export type LoadedPanel = {
  Dialog: ComponentType<{ initial: LoadedChoices }>;
  initial: LoadedChoices;
};

/** The state that the filter form shares with its fields and with the results. */
export const FilterContext = createContext({
  filters: NO_FILTERS,
  errors: [] as FormError[],
  /** Number of matching vehicles; null while unknown. */
  total: null as number | null,
  setResult: (_result: { total: number }) => {},
  /** Null before it is loaded. */
  panel: null as LoadedPanel | null,
  setPanel: (_panel: LoadedPanel) => {},
  isPanelOpen: false,
  setPanelOpen: (_isOpen: boolean) => {},
});

/** The choices of the panel that contains the fields. */
export const ChoicesContext = createContext<PanelChoices>({
  lists: {},
  selectCounts: {},
  histograms: {},
});
