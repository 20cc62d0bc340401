'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { removeOthersDrafts } from '@/lib/core/browser/form-drafts';
import { AUTH_HINT_COOKIE, AUTH_HINT_EVENT, readAuthHint } from '@/lib/core/session/auth-hint';

/** The localStorage key that notifies other tabs of a session change; holds no name. */
const SHARED = AUTH_HINT_COOKIE;
const HINT = new RegExp(`(?:^|; )${AUTH_HINT_COOKIE}=([^;]*)`);

/** The session part of the auth hint, without the initials, which change with the profile. */
const readHint = () => HINT.exec(document.cookie)?.[1]?.split('.').at(-1) ?? '';

/** Removes the drafts of other users in this tab. A session that has only ended keeps them, for the same user. */
function dropOthersDrafts(hint: string) {
  if (hint) removeOthersDrafts(hint);
}

function notifyOtherTabs(hint: string) {
  try {
    localStorage.setItem(SHARED, hint);
  } catch {
    // Storage is blocked: other tabs check when they gain focus.
  }
}

/**
 * Detects sign-in and sign-out in any tab: updates the header, and hides and reloads a page with
 * private content of the previous user.
 */
export function SessionWatch() {
  const pathname = usePathname();
  const known = useRef<string>(undefined);

  // After a navigation the page already matches the current session.
  useEffect(() => {
    if (!pathname) return;
    known.current = readHint();
    dropOthersDrafts(known.current);
    window.dispatchEvent(new Event(AUTH_HINT_EVENT));
    notifyOtherTabs(known.current);
    // If the import fails, the header has no count of unread messages.
    if (readAuthHint()) import('./unread-count').catch(() => {});
  }, [pathname]);

  useEffect(() => {
    function checkSession(event: Event) {
      const hint = readHint();
      if (hint === known.current) return;
      dropOthersDrafts(hint);
      window.dispatchEvent(new Event(AUTH_HINT_EVENT));
      const isRestored = event instanceof PageTransitionEvent && event.persisted;
      // Keep a page whose session has only ended: a reload would lose form input, and the server
      // asks to sign in on submit.
      if (!hint && !isRestored) return;
      known.current = hint;
      const area = document.querySelector<HTMLElement>('[data-private]');
      if (!area) return;
      area.hidden = true;
      window.location.reload();
    }
    const controller = new AbortController();
    const { signal } = controller;
    for (const name of ['storage', 'pageshow', 'focus', 'visibilitychange'])
      window.addEventListener(name, checkSession, { signal });
    return () => controller.abort();
  }, []);

  return null;
}
