import 'server-only';
import { type CookieMethodsServer, createServerClient } from '@supabase/ssr';
import { cookies, headers } from 'next/headers';
import { env } from '../env';
import type { Database } from './database.types';
import { NoRealtime } from './no-realtime';
import { sessionFetch } from './session-fetch';

/** Lifetime of session cookies after their last renewal; the default of @supabase/ssr is 400 days. */
export const SESSION_SECONDS = 30 * 24 * 3600;

/** Options of every session cookie; the few that scripts read override `httpOnly`. */
export const cookieOptions = () => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: env.siteUrl().startsWith('https:'),
});

/** The name of an HttpOnly cookie; over https with `__Host-`, so that no other host can set it. */
export const cookieName = (name: string) => (cookieOptions().secure ? `__Host-${name}` : name);

/**
 * The name is fixed: supabase-js derives it from the backend's host, and localhost and 127.0.0.1
 * would differ.
 */
export const sessionCookie = () => cookieName('forecourt-session');

type Changed = Parameters<NonNullable<CookieMethodsServer['setAll']>>[0][number];

const limitAge = ({ options, ...cookie }: Changed): Changed => ({
  ...cookie,
  options: { ...options, maxAge: options.maxAge ? SESSION_SECONDS : 0 },
});

/**
 * A client with the session in these cookies; anonymous without one. The auth service stores the
 * visitor's browser with the session, for the list in the settings.
 */
export function cookieClient(methods: CookieMethodsServer, { headers }: { headers: Headers }) {
  const userAgent = headers.get('user-agent')?.slice(0, 300);
  return createServerClient<Database>(env.supabaseUrl(), env.supabasePublishableKey(), {
    cookieOptions: { ...cookieOptions(), name: sessionCookie() },
    cookies: {
      getAll: methods.getAll,
      setAll: (changed, headers) => methods.setAll?.(changed.map(limitAge), headers),
    },
    global: { fetch: sessionFetch, headers: userAgent ? { 'User-Agent': userAgent } : {} },
    realtime: { transport: NoRealtime as never },
  });
}

/**
 * The client of the current request's user, whose token row-level security checks. Pages that use it are
 * `private` in lib/pages.ts, so that middleware.ts renews the session: a page cannot set cookies.
 */
export async function sessionClient() {
  const store = await cookies();
  const methods: CookieMethodsServer = {
    getAll: () => store.getAll(),
    setAll(changed) {
      try {
        for (const { name, value, options } of changed) store.set(name, value, options);
      } catch {
        // Next throws while a page renders; the middleware has already renewed the session.
      }
    },
  };
  return cookieClient(methods, { headers: await headers() });
}

/** Removes the session from this browser, without a request to the auth service. */
export async function forgetSession() {
  const store = await cookies();
  for (const { name } of store.getAll())
    if (name.startsWith(sessionCookie())) store.set(name, '', { ...cookieOptions(), maxAge: 0 });
}
