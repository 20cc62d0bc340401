import { createClient } from '@supabase/supabase-js';
import { env } from '../env';
import type { Database } from './database.types';
import { NoRealtime } from './no-realtime';

/** The service-role client of a job, which runs outside Next. */
export const jobClient = () =>
  createClient<Database>(env.supabaseUrl(), env.supabaseSecretKey(), {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { timeout: 10_000 },
    realtime: { transport: NoRealtime as never },
  });
