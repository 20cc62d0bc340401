import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '../env';
import type { Database } from './database.types';
import { backendFetch } from './fetch';
import { NoRealtime } from './no-realtime';

function client(key: string): SupabaseClient<Database> {
  return createClient<Database>(env.supabaseUrl(), key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: backendFetch },
    realtime: { transport: NoRealtime as never },
  });
}

const shared = new Map<string, SupabaseClient<Database>>();

function sharedClient(key: string) {
  const made = shared.get(key) ?? client(key);
  shared.set(key, made);
  return made;
}

/** The anonymous client. It sends no cookies, so its results are public and may be cached. */
export const publicClient = () => sharedClient(env.supabasePublishableKey());

/** The service-role client, which bypasses row-level security. Only for functions users must not call. */
export const serviceClient = () => sharedClient(env.supabaseSecretKey());

/**
 * A new anonymous client per call, for auth calls outside the user's session: sign-up, e-mails, checking
 * a password. A shared client would store the returned session and use it for other callers.
 */
export const ephemeralAnonClient = () => client(env.supabasePublishableKey());
