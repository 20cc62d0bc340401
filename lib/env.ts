/**
 * Configuration, read when it is needed and never inlined at build, so that one build serves the
 * demo, the tests and production. Throws with the variable's name when it is missing.
 */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

export const env = {
  /** The site's own origin, without a trailing slash. */
  siteUrl: () => (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, ''),
  /** How many proxies of our own stand in front of the site, each adding to X-Forwarded-For. */
  trustedProxies: () => Number(process.env.TRUSTED_PROXY) || 0,
  supabaseUrl: () => required('SUPABASE_URL'),
  supabasePublishableKey: () => required('SUPABASE_PUBLISHABLE_KEY'),
  /** Server only: bypasses row-level security. */
  supabaseSecretKey: () => required('SUPABASE_SECRET_KEY'),
  /** Keys of the two registries; null where the owner has none. */
  dvlaApiKey: () => process.env.DVLA_API_KEY || null,
  dvsaApiKey: () => process.env.DVSA_API_KEY || null,
};
