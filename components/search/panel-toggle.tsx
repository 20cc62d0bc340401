'use client';

import { useContext, useState } from 'react';
import { toastIfOffline } from '@/lib/core/browser/network';
import { paths } from '@/lib/paths';
import { FILTER_NAMES, type Filters, NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import { choicesQuery, loadPanelChoices } from '@/lib/search/load-panel-choices';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { FilterContext, type LoadedPanel } from './filter-context';
import { closePanel, PANEL_ID, TOGGLE_ID } from './panel';

const loadDialog = () => import('./filter-dialog').then(({ FilterDialog }) => FilterDialog);

/** Throws if the code or the choices cannot be loaded. */
async function loadPanel(filters: Filters): Promise<LoadedPanel> {
  const query = choicesQuery(filters);
  const [Dialog, choices] = await Promise.all([loadDialog(), loadPanelChoices(query)]);
  return { Dialog, initial: { query, choices } };
}

/** Number of active filters in the panel; both ends of a range are one. */
const countInPanel = (filters: Filters) =>
  new Set(
    FILTER_NAMES.filter((name) => !['search', 'radius', 'sort', 'page'].includes(name))
      .filter((name) => filters[name] !== NO_FILTERS[name])
      .map((name) => name.replace(/M(in|ax)$/, '')),
  ).size;

/**
 * 'More Filters' with the number of active ones. The panel is loaded by its first press; without scripts, before
 * they run and where that fails, the same fields are a page of their own.
 */
export function PanelToggle() {
  const { filters, panel, setPanel, isPanelOpen, setPanelOpen } = useContext(FilterContext);
  const [isLoading, setLoading] = useState(false);
  const active = countInPanel(filters);

  async function toggle() {
    if (isLoading) return;
    if (panel) return setPanelOpen(!isPanelOpen);
    setLoading(true);
    try {
      setPanel(await loadPanel(filters));
      setPanelOpen(true);
    } catch {
      if (!toastIfOffline())
        window.location.assign(`${paths.filters}?${serialiseFilters(filters)}`);
    } finally {
      setLoading(false);
    }
  }

  return (
    <button
      id={TOGGLE_ID}
      type="submit"
      formAction={paths.filters}
      aria-expanded={isPanelOpen}
      aria-controls={panel ? PANEL_ID : undefined}
      aria-busy={isLoading || undefined}
      onPointerEnter={() => void loadDialog().catch(() => {})}
      onClick={(event) => {
        event.preventDefault();
        void toggle();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') closePanel();
      }}
      className={button('secondary', 'medium', 'aria-busy:opacity-60 max-md:px-3.5')}
    >
      <Icon name="sliders" />
      <span className="max-md:sr-only">More Filters</span>
      {active > 0 && (
        <span className="tabular grid min-w-5 place-items-center rounded-full bg-brand px-1.5 text-small/5 font-semibold text-on-brand">
          <span className="sr-only">, </span>
          {active}
          <span className="sr-only"> active</span>
        </span>
      )}
    </button>
  );
}
