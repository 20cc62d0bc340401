import 'server-only';
import { type CookieMethodsServer, createServerClient } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { env } from '../env';
import type { Database } from './database.types';

import { NoRealtime } from './no-realtime';
import { sessionFetch } from './session-fetch';

/** How long a session's cookies live after they were last renewed; @supabase/ssr says 400 days. */
export const SESSION_SECONDS = 30 * 24 * 3600;

/** How every cookie about a session is set; out of reach for scripts unless one has to read it. */
export const cookieOptions = () => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: env.siteUrl().startsWith('https:'),
});

/** A cookie that scripts cannot read, as it is called: over https no other host may set it. */
export const cookieName = (name: string) => (cookieOptions().secure ? `__Host-${name}` : name);

/** Fixed, not made from the backend's host name, which differs between localhost and 127.0.0.1. */
export const sessionCookie = () => cookieName('forecourt-session');

type Changed = Parameters<NonNullable<CookieMethodsServer['setAll']>>[0][number];

const limitAge = ({ options, ...cookie }: Changed): Changed => ({
  ...cookie,
  options: { ...options, maxAge: options.maxAge ? SESSION_SECONDS : 0 },
});

/** The backend as the visitor whose session these cookies hold; anonymous without one. */
export function cookieClient(methods: CookieMethodsServer) {
  return createServerClient<Database>(env.supabaseUrl(), env.supabasePublishableKey(), {
    cookieOptions: { ...cookieOptions(), name: sessionCookie() },
    cookies: {
      getAll: methods.getAll,
      setAll: (changed, headers) => methods.setAll?.(changed.map(limitAge), headers),
    },
    global: { fetch: sessionFetch },
    db: { retry: false },
    realtime: { transport: NoRealtime as never },
  });
}

/**
 * The backend under the visitor's own token, so that row-level security decides. One per request.
 * Pages that use it must be in middleware.ts's list: a page cannot store a renewed token.
 */
export async function sessionClient() {
  const store = await cookies();
  return cookieClient({
    getAll: () => store.getAll(),
    setAll(changed) {
      try {
        for (const { name, value, options } of changed) store.set(name, value, options);
      } catch {
        // Next refuses while a page is drawn; the middleware has renewed the session before.
      }
    },
  });
}
