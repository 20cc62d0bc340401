import 'server-only';
import type { CookieMethodsServer } from '@supabase/ssr';
import type { NextRequest, NextResponse } from 'next/server';
import { AUTH_HINT_COOKIE, SIGNED_OUT } from '../core/session/auth-hint';
import { cookieClient, cookieOptions, SESSION_SECONDS, sessionCookie } from './server';

/** @supabase/auth-js retries for 30 s when the service is down; a visitor waits no longer than this. */
const MAX_WAIT_MS = 5000;

export type Renewal = {
  /** Whether the session could not be checked, because the auth service is down. */
  isUnknown: boolean;
  /** Whether the request carried session cookies, or an auth hint, of a session that has ended. */
  hasEnded: boolean;
  /** Sets the changed cookies on the response. */
  applyTo: (response: NextResponse) => void;
};

type Cookie = { name: string; value: string; options: object };

const hasSession = (request: NextRequest) =>
  request.cookies.getAll().some(({ name }) => name.startsWith(sessionCookie()));

/**
 * Refreshes a session whose access token is about to expire, in the request's and the browser's cookies,
 * and clears the cookies of one that has ended or is unreadable. It does not authenticate: `currentUser`
 * verifies the user with the auth service.
 */
export async function renewSession(request: NextRequest): Promise<Renewal> {
  const changed = new Map<string, Cookie>();
  const extra = new Map<string, string>();
  const set = (cookie: Cookie) => {
    request.cookies.set(cookie.name, cookie.value);
    changed.set(cookie.name, cookie);
  };
  const clear = (name: string) =>
    set({ name, value: '', options: { ...cookieOptions(), maxAge: 0 } });
  let isUnknown = false;
  let hasEnded = false;
  if (hasSession(request)) {
    const methods: CookieMethodsServer = {
      getAll: () => request.cookies.getAll(),
      setAll(cookies, headers) {
        for (const cookie of cookies) set(cookie);
        for (const [name, value] of Object.entries(headers)) extra.set(name, value);
      },
    };
    const client = cookieClient(methods, request);
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, MAX_WAIT_MS, 'late').unref());
    const outcome = await Promise.race([client.auth.getSession().catch(() => null), late]);
    isUnknown = outcome === 'late' || outcome?.error?.name === 'AuthRetryableFetchError';
    if (!isUnknown && (outcome === null || (outcome !== 'late' && !outcome.data.session))) {
      for (const { name } of request.cookies.getAll()) {
        if (name.startsWith(sessionCookie())) clear(name);
      }
    }
  }
  const hint = request.cookies.get(AUTH_HINT_COOKIE)?.value;
  const isHintedIn = hint && hint !== SIGNED_OUT;
  if (!isUnknown && !request.cookies.getAll().some(isSessionLeft)) {
    hasEnded = changed.size > 0 || Boolean(isHintedIn);
    if (isHintedIn) clear(AUTH_HINT_COOKIE);
  } else if (changed.size > 0 && isHintedIn) {
    // The auth hint lives as long as the session.
    const options = { ...cookieOptions(), maxAge: SESSION_SECONDS };
    set({ name: AUTH_HINT_COOKIE, value: hint, options });
  }
  return { isUnknown, hasEnded, applyTo };

  function applyTo(response: NextResponse) {
    for (const { name, value, options } of changed.values()) {
      const isHint = name === AUTH_HINT_COOKIE;
      response.cookies.set(name, value, isHint ? { ...options, httpOnly: false } : options);
    }
    for (const [name, value] of extra) response.headers.set(name, value);
    if (changed.size > 0) response.headers.set('Cache-Control', 'private, no-store');
  }
}

const isSessionLeft = ({ name, value }: { name: string; value: string }) =>
  name.startsWith(sessionCookie()) && value !== '';
