'use client';

import { useEffect, useRef, useState } from 'react';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';

/** The id of the `<dialog>` that holds the advanced filters. */
export const PANEL_ID = 'filter-panel';

const WIDE = '(min-width: 48rem)';
const panel = () => document.getElementById(PANEL_ID) as HTMLDialogElement | null;

/** Opens inline on wide screens, where focus stays on the button; as a modal drawer on phones. */
function openPanel() {
  const dialog = panel();
  if (!dialog || dialog.open) return;
  if (!window.matchMedia(WIDE).matches) return dialog.showModal();
  const focused = document.activeElement;
  dialog.show();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** 'More Filters' button with the number of active ones. */
export function PanelToggle({ active }: { active: number }) {
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const dialog = panel();
    if (!dialog) return;
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-close-panel]')) dialog.close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dialog.close();
    };
    const onClose = () => {
      setOpen(false);
      ref.current?.focus({ preventScroll: true });
    };
    const onResize = () => {
      if (!dialog.open) return;
      dialog.removeEventListener('close', onClose);
      dialog.close();
      openPanel();
      dialog.addEventListener('close', onClose);
    };
    const screen = window.matchMedia(WIDE);
    dialog.addEventListener('click', onClick);
    dialog.addEventListener('keydown', onKey);
    dialog.addEventListener('close', onClose);
    screen.addEventListener('change', onResize);
    return () => {
      dialog.removeEventListener('click', onClick);
      dialog.removeEventListener('keydown', onKey);
      dialog.removeEventListener('close', onClose);
      screen.removeEventListener('change', onResize);
    };
  }, []);

  function toggle() {
    if (panel()?.open) return panel()?.close();
    openPanel();
    setOpen(true);
  }

  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={open}
      aria-controls={PANEL_ID}
      onClick={toggle}
      onKeyDown={({ key }) => {
        if (key === 'Escape') panel()?.close();
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
