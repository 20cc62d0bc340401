'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { AUTH_HINT_COOKIE, AUTH_HINT_EVENT } from '@/lib/core/session/auth-hint-names';

/** Where tabs tell each other who is signed in; it holds no name. */
const SHARED = AUTH_HINT_COOKIE;
const MARK = new RegExp(`(?:^|; )${AUTH_HINT_COOKIE}=([^;]*)`);

/** Which sign-in it is, without the initials: these change when a profile does. */
const readMark = () => MARK.exec(document.cookie)?.[1]?.split('.').at(-1) ?? '';

function tellOtherTabs(mark: string) {
  try {
    localStorage.setItem(SHARED, mark);
  } catch {
    // Storage is blocked: other tabs look when they are looked at.
  }
}

/**
 * Notices that somebody has signed in or out, here or in another tab: the header changes, and a page
 * about the person who was signed in is put out of sight and loaded anew.
 */
export function SessionWatch() {
  const pathname = usePathname();
  const known = useRef<string>(undefined);

  // A page that came with a new session, or the first one: what it shows is right already.
  useEffect(() => {
    if (!pathname) return;
    known.current = readMark();
    window.dispatchEvent(new Event(AUTH_HINT_EVENT));
    tellOtherTabs(known.current);
  }, [pathname]);

  useEffect(() => {
    function look(event: Event) {
      const mark = readMark();
      if (mark === known.current) return;
      window.dispatchEvent(new Event(AUTH_HINT_EVENT));
      const isKeptCopy = event instanceof PageTransitionEvent && event.persisted;
      // A session that merely ended takes no half-written form with it: the server asks to sign in.
      if (!mark && !isKeptCopy) return;
      known.current = mark;
      const area = document.querySelector<HTMLElement>('[data-private]');
      if (!area) return;
      area.hidden = true;
      window.location.reload();
    }
    window.addEventListener('storage', look);
    window.addEventListener('pageshow', look);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('pageshow', look);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return null;
}
