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
    db: { retry: false },
    realtime: { transport: NoRealtime as never },
  });
}

let anonymous: SupabaseClient<Database> | undefined;
let service: SupabaseClient<Database> | undefined;

/** The backend as any stranger sees it: no cookies, so what it reads may be shown to everyone. */
export function publicClient() {
  anonymous ??= client(env.supabasePublishableKey());
  return anonymous;
}

/** The backend with row-level security off: only for counters no visitor may call directly. */
export function serviceClient() {
  service ??= client(env.supabaseSecretKey());
  return service;
}

/**
 * An anonymous client of its own for each caller, for auth calls outside the user's session: signing up,
 * mails, comparing a password. A shared one would keep the session a call returns, and lend it to others.
 */
export const ephemeralAnonClient = () => client(env.supabasePublishableKey());
