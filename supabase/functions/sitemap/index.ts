// Runs on Deno in Supabase's edge runtime. SITE_URL is a project secret; the runtime sets the rest.
import { createHandler } from './handler.ts';

const TIMEOUT_MS = 10_000;

function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** The publishable key, or the `anon` key that older projects have instead. */
function publicKey(): string {
  const keys = Deno.env.get('SUPABASE_PUBLISHABLE_KEYS');
  return (keys && JSON.parse(keys).default) || required('SUPABASE_ANON_KEY');
}

Deno.serve(
  createHandler({
    siteUrl: required('SITE_URL').replace(/\/+$/, ''),
    call: (name, args) =>
      fetch(`${required('SUPABASE_URL')}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: publicKey(), 'Content-Type': 'application/json' },
        body: JSON.stringify(args),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
  }),
);
