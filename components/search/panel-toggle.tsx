'use client';

import { useEffect, useRef, useState } from 'react';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';

/** The id of the `<dialog>` that holds the advanced filters. */
export const PANEL_ID = 'filter-panel';

/**
 * Opens and closes the panel before hydration. Spread, because React has no types for these attributes
 * (https://github.com/facebook/react/pull/36493).
 */
const OPEN_COMMAND = { command: 'show-modal', commandfor: PANEL_ID };
export const CLOSE_COMMAND = { command: 'close', commandfor: PANEL_ID };

const WIDE = '(min-width: 48rem)';
const panel = () => document.getElementById(PANEL_ID) as HTMLDialogElement | null;
export const closePanel = () => panel()?.close();

/** Opens inline on wide screens, where focus stays; as a modal drawer on phones. */
function openPanel(dialog: HTMLDialogElement) {
  if (!window.matchMedia(WIDE).matches) return dialog.showModal();
  const focused = document.activeElement;
  dialog.show();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Opens an open panel again where the screen asks for the other kind of dialog. */
function adaptPanel(dialog: HTMLDialogElement) {
  if (!dialog.open || dialog.matches(':modal') !== window.matchMedia(WIDE).matches) return;
  const focused = document.activeElement;
  dialog.close();
  openPanel(dialog);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** 'More Filters' button with the number of active ones. */
export function PanelToggle({ active }: { active: number }) {
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const dialog = panel();
    if (!dialog) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dialog.close();
    };
    const onClose = () => {
      setOpen(dialog.open);
      if (!dialog.open) ref.current?.focus({ preventScroll: true });
    };
    const adapt = () => adaptPanel(dialog);
    // It may have been opened before hydration.
    adapt();
    setOpen(dialog.open);
    const screen = window.matchMedia(WIDE);
    dialog.addEventListener('keydown', onKey);
    dialog.addEventListener('close', onClose);
    screen.addEventListener('change', adapt);
    return () => {
      dialog.removeEventListener('keydown', onKey);
      dialog.removeEventListener('close', onClose);
      screen.removeEventListener('change', adapt);
    };
  }, []);

  function toggle() {
    const dialog = panel();
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
