import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { AUTH_HINT_COOKIE, SIGNED_OUT } from '../core/session/auth-hint-names';
import { cookieClient, cookieOptions, SESSION_SECONDS, sessionCookie } from './server';

/** The auth client goes on asking a service that is down for half a minute; a visitor does not wait. */
const PATIENCE_MS = 5000;

export type Renewal = {
  /** Whether the service could not say if the session still holds. */
  isUnknown: boolean;
  /** Whether the request came with a session, or the rest of one, that no longer holds. */
  hasEnded: boolean;
  /** Puts what has changed on the answer. */
  applyTo: (response: NextResponse) => void;
};

type Cookie = { name: string; value: string; options: object };

const hasSession = (request: NextRequest) =>
  request.cookies.getAll().some(({ name }) => name.startsWith(sessionCookie()));

/**
 * Renews a session whose token is about to end, for the request under way and for the browser, and
 * clears what is left of one that is over or unreadable. Whoever needs to know the visitor asks the
 * auth service itself: this trusts nothing that the cookies say.
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
    const client = cookieClient({
      getAll: () => request.cookies.getAll(),
      setAll(cookies, headers) {
        for (const cookie of cookies) set(cookie);
        for (const [name, value] of Object.entries(headers)) extra.set(name, value);
      },
    });
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'late').unref());
    const outcome = await Promise.race([client.auth.getSession().catch(() => null), late]);
    isUnknown = outcome === 'late' || outcome?.error?.name === 'AuthRetryableFetchError';
    if (!isUnknown && (outcome === null || (outcome !== 'late' && !outcome.data.session))) {
      for (const { name } of request.cookies.getAll()) {
        if (name.startsWith(sessionCookie())) clear(name);
      }
    }
  }
  const mark = request.cookies.get(AUTH_HINT_COOKIE)?.value;
  const isMarked = mark && mark !== SIGNED_OUT;
  if (!isUnknown && !request.cookies.getAll().some(isSessionLeft)) {
    hasEnded = changed.size > 0 || Boolean(isMarked);
    if (isMarked) clear(AUTH_HINT_COOKIE);
  } else if (changed.size > 0 && isMarked) {
    // Lives as long as the session that it tells of.
    const options = { ...cookieOptions(), maxAge: SESSION_SECONDS };
    set({ name: AUTH_HINT_COOKIE, value: mark, options });
  }
  return { isUnknown, hasEnded, applyTo };

  function applyTo(response: NextResponse) {
    for (const { name, value, options } of changed.values()) {
      const isMark = name === AUTH_HINT_COOKIE;
      response.cookies.set(name, value, isMark ? { ...options, httpOnly: false } : options);
    }
    for (const [name, value] of extra) response.headers.set(name, value);
    if (changed.size > 0) response.headers.set('Cache-Control', 'private, no-store');
  }
}

const isSessionLeft = ({ name, value }: { name: string; value: string }) =>
  name.startsWith(sessionCookie()) && value !== '';
