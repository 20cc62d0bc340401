'use client';

import { useContext, useEffect, useRef, useState } from 'react';
import { FILTER_NAMES, type Filters, NO_FILTERS } from '@/lib/search/filters';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { FilterContext } from './filter-context';
import { closePanel, findPanel, OPEN_COMMAND, PANEL_ID, wideScreen } from './panel';

/** Opens inline on wide screens, where focus stays; as a modal drawer on phones. */
function openPanel(dialog: HTMLDialogElement) {
  if (!wideScreen().matches) return dialog.showModal();
  const focused = document.activeElement;
  dialog.show();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Opens an open panel again where the screen asks for the other kind of dialog. */
function adaptPanel(dialog: HTMLDialogElement) {
  if (!dialog.open || dialog.matches(':modal') !== wideScreen().matches) return;
  const focused = document.activeElement;
  dialog.close();
  openPanel(dialog);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Number of active filters in the panel; both ends of a range are one. */
const countInPanel = (filters: Filters) =>
  new Set(
    FILTER_NAMES.filter((name) => !['search', 'radius', 'sort', 'page'].includes(name))
      .filter((name) => filters[name] !== NO_FILTERS[name])
      .map((name) => name.replace(/M(in|ax)$/, '')),
  ).size;

/** 'More Filters' button with the number of active ones. */
export function PanelToggle() {
  const active = countInPanel(useContext(FilterContext).filters);
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const dialog = findPanel();
    if (!dialog) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dialog.close();
    };
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[command=close]')) dialog.close();
    };
    const onClose = () => {
      setOpen(dialog.open);
      if (!dialog.open) ref.current?.focus({ preventScroll: true });
    };
    const adapt = () => adaptPanel(dialog);
    // It may have been opened before hydration.
    adapt();
    setOpen(dialog.open);
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener('keydown', onKey, { signal });
    dialog.addEventListener('click', onClick, { signal });
    dialog.addEventListener('close', onClose, { signal });
    wideScreen().addEventListener('change', adapt, { signal });
    return () => listening.abort();
  }, []);

  function toggle() {
    const dialog = findPanel();
    if (!dialog || dialog.open) return dialog?.close();
    openPanel(dialog);
    setOpen(true);
  }

  return (
    <button
      ref={ref}
      type="button"
      {...OPEN_COMMAND}
      aria-expanded={open}
      aria-controls={PANEL_ID}
      onClick={(event) => {
        event.preventDefault();
        toggle();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') closePanel();
      }}
      className={button('secondary', 'medium', 'needs-script max-md:px-3.5')}
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
