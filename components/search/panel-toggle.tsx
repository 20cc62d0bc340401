'use client';

import { useContext, useEffect, useRef, useState } from 'react';
import { isField } from '@/lib/core/browser/is-field';
import { toast } from '@/lib/core/browser/toast';
import { paths } from '@/lib/paths';
import { FILTER_NAMES, type Filters, NO_FILTERS } from '@/lib/search/filters';
import { CANCELLED, choicesQuery, loadPanelChoices } from '@/lib/search/load-panel-choices';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { FilterContext, type LoadedPanel } from './filter-context';
import { closePanel, PANEL_ID, TOGGLE_ID } from './panel';

const loadDialog = () => import('./filter-dialog').then(({ FilterDialog }) => FilterDialog);

/** Throws if the code or the choices cannot be loaded, or `loading` is aborted, also by its time limit. */
async function loadPanel(filters: Filters, loading: AbortController): Promise<LoadedPanel> {
  const query = choicesQuery(filters);
  const aborted = new Promise<never>((_, reject) => {
    loading.signal.onabort = () => reject(loading.signal.reason);
  });
  const choices = loadPanelChoices(query, loading);
  const [Dialog, loaded] = await Promise.race([Promise.all([loadDialog(), choices]), aborted]);
  return { Dialog, initial: { query, choices: loaded } };
}

/** Number of active filters in the panel; both ends of a range are one. */
const countInPanel = (filters: Filters) =>
  new Set(
    FILTER_NAMES.filter((name) => !['search', 'radius', 'sort', 'page'].includes(name))
      .filter((name) => filters[name] !== NO_FILTERS[name])
      .map((name) => name.replace(/M(in|ax)$/, '')),
  ).size;

/**
 * 'More Filters' with the number of active ones. The first press loads the panel's choices; without JavaScript,
 * and before it runs, the button submits the form to a page with the same fields.
 */
export function PanelToggle() {
  const { filters, panel, setPanel, isPanelOpen, setPanelOpen } = useContext(FilterContext);
  const [isLoading, setLoading] = useState(false);
  const active = countInPanel(filters);
  const opening = useRef<AbortController>(undefined);
  const cancel = () => opening.current?.abort(CANCELLED);

  async function load() {
    const loading = new AbortController();
    opening.current = loading;
    const focused = document.activeElement;
    setLoading(true);
    const loaded = await loadPanel(filters, loading).catch(() => null);
    setLoading(false);
    if (loading.signal.reason === CANCELLED) return;
    if (!loaded) {
      const advice = navigator.onLine ? 'Try again in a moment.' : undefined;
      return toast.error('The filters could not be loaded', advice);
    }
    setPanel(loaded);
    // The panel does not open over another field that the visitor has moved on to.
    setPanelOpen(document.activeElement === focused || !isField(document.activeElement));
  }

  useEffect(() => () => opening.current?.abort(CANCELLED), []);

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
        if (panel) setPanelOpen(!isPanelOpen);
        else if (!isLoading) void load();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        cancel();
        closePanel();
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
