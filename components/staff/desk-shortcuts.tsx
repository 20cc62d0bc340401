'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { keepDrafts } from './keep-drafts';

/** The id of the heading of the case, which takes the focus. */
export const CASE_HEADING = 'case';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Matches a form that is being sent, or a link to a case that is being loaded. */
const BUSY = '[type="submit"][aria-disabled="true"], [aria-busy="true"]';

function press(target: HTMLElement) {
  if (target.matches(FIELDS)) target.focus();
  else target.click();
}

/**
 * The desk's region. A key pressed in it activates the control with that `aria-keyshortcuts`: not while
 * typing, not with modifiers, and not while a form is being sent or another case opened. Escape leaves a field.
 */
export function DeskShortcuts({ children }: { children: ReactNode }) {
  const desk = useRef<HTMLElement>(null);

  useEffect(() => {
    const region = desk.current;
    function handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === 'Escape') document.getElementById(CASE_HEADING)?.focus();
      const isTyping = event.target instanceof Element && event.target.matches(FIELDS);
      // The list of the keys covers the case.
      if (event.key !== '?' && document.querySelector(':popover-open')) return;
      if (isTyping || !/^[0-9a-z/?]$/.test(event.key)) return;
      const target = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key}"]`);
      if (!target || region?.querySelector(BUSY)) return;
      event.preventDefault();
      press(target);
    }
    region?.addEventListener('keydown', handleKey);
    const release = region && keepDrafts(region);
    return () => {
      region?.removeEventListener('keydown', handleKey);
      release?.();
    };
  }, []);

  return (
    // A click beside the controls focuses the region, so that the keys still work.
    <section ref={desk} tabIndex={-1} aria-label="Desk" className="outline-none">
      {children}
    </section>
  );
}
