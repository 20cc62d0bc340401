'use client';

import { type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isListFilter } from '@/lib/search/facets/all';
import {
  CANCELLED,
  choicesQuery,
  loadPanelChoices,
  withoutCounts,
} from '@/lib/search/load-panel-choices';
import type { PanelChoices } from '@/lib/search/panel-choices';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { ChoicesContext, FilterContext, type LoadedChoices } from './filter-context';
import { FilterFields } from './filter-fields';
import { checkOnly } from './form-fields';
import { closePanel, PANEL_ID, TOGGLE_ID } from './panel';
import { PanelFooter } from './panel-footer';

const wideScreen = () => window.matchMedia('(min-width: 48rem)');

/** Opens inline on wide screens, where focus stays; as a modal drawer on phones. */
function open(dialog: HTMLDialogElement) {
  if (!wideScreen().matches) return dialog.showModal();
  const focused = document.activeElement;
  dialog.show();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Reopens an open panel if the screen now needs the other kind of dialog. */
function adapt(dialog: HTMLDialogElement) {
  if (!dialog.open || dialog.matches(':modal') !== wideScreen().matches) return;
  const focused = document.activeElement;
  dialog.close();
  open(dialog);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Adds checked choices that `choices` lacks: they were checked a moment ago and are in no list's filters yet. */
function withChecked(choices: PanelChoices, dialog: HTMLDialogElement | null): PanelChoices {
  const lists = { ...choices.lists };
  for (const { name, value } of dialog?.querySelectorAll<HTMLInputElement>(':checked[name]') ??
    []) {
    if (!isListFilter(name)) continue;
    const values = lists[name] ?? [];
    if (!values.some(([known]) => known === value)) lists[name] = [...values, [value]];
  }
  return { ...choices, lists };
}

/**
 * Loads the choices for the list's filters while the panel is open. Returns the outdated ones until then, and
 * choices without counts if loading fails.
 */
function useChoices(initial: LoadedChoices, dialog: RefObject<HTMLDialogElement | null>) {
  const { filters, isPanelOpen } = useContext(FilterContext);
  const [{ query: loaded, choices }, setLoaded] = useState(initial);
  /** The query whose choices failed to load; it is tried again when the panel is reopened. */
  const [failed, setFailed] = useState<string | null>(null);
  const query = choicesQuery(filters);
  const isOutdated = isPanelOpen && query !== loaded && query !== failed;

  useEffect(() => {
    if (!isOutdated) return;
    const loading = new AbortController();
    loadPanelChoices(query, loading).then(
      (found) => setLoaded({ query, choices: withChecked(found, dialog.current) }),
      () => {
        if (loading.signal.reason === CANCELLED) return;
        setFailed(query);
        setLoaded((last) => ({ query: null, choices: withoutCounts(last.choices) }));
      },
    );
    return () => loading.abort(CANCELLED);
  }, [query, isOutdated, dialog]);

  useEffect(() => {
    if (!isPanelOpen) setFailed(null);
  }, [isPanelOpen]);

  return { choices, isOutdated };
}

/** The filter panel: inline on wide screens, a bottom drawer on phones. */
export function FilterDialog({ initial }: { initial: LoadedChoices }) {
  const { isPanelOpen, setPanelOpen } = useContext(FilterContext);
  const ref = useRef<HTMLDialogElement>(null);
  const { choices, isOutdated } = useChoices(initial, ref);

  useLayoutEffect(() => {
    // From now on the checkboxes set the filters of the selects, also of one that was changed a moment ago.
    const selects = ref.current?.closest('form')?.querySelectorAll('select');
    for (const select of selects ?? []) checkOnly(select);
  }, []);

  useEffect(() => {
    const screen = wideScreen();
    const onChange = () => ref.current && adapt(ref.current);
    screen.addEventListener('change', onChange);
    return () => screen.removeEventListener('change', onChange);
  }, []);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isPanelOpen) return;
    if (isPanelOpen) open(dialog);
    else dialog.close();
  }, [isPanelOpen]);

  return (
    <dialog
      ref={ref}
      id={PANEL_ID}
      aria-label="More Filters"
      className="m-0 w-full max-w-none scroll-mt-20 bg-surface text-ink backdrop:bg-[#080b09]/55 max-md:fixed max-md:inset-x-0 max-md:top-10 max-md:bottom-0 max-md:h-auto max-md:max-h-none max-md:rounded-t-2 md:border-b md:border-line md:not-[:modal]:static"
      onKeyDown={({ key }) => {
        if (key === 'Escape') closePanel();
      }}
      onClose={({ currentTarget: dialog }) => {
        // `adapt` has reopened it as the other kind of dialog.
        if (dialog.open) return;
        setPanelOpen(false);
        document.getElementById(TOGGLE_ID)?.focus({ preventScroll: true });
      }}
    >
      <div className="wrap max-md:flex max-md:min-h-full max-md:flex-col">
        <div className="sticky top-0 z-2 -mx-(--gutter) flex h-16 items-center justify-between border-b border-line bg-surface px-(--gutter) md:hidden">
          <h2 className="text-lead">Filters</h2>
          <button
            type="button"
            className={iconButton}
            aria-label="Close filters"
            onClick={closePanel}
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        <div data-outdated={isOutdated || undefined} className="data-outdated:[&_small]:opacity-50">
          <ChoicesContext value={choices}>
            <FilterFields />
          </ChoicesContext>
        </div>
        <div className="sticky bottom-0 z-2 -mx-(--gutter) mt-auto border-t border-line bg-surface px-(--gutter) py-3 md:static md:border-0 md:pt-0 md:pb-6">
          <PanelFooter />
        </div>
      </div>
    </dialog>
  );
}
