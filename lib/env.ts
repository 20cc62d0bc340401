/**
 * Configuration, read at run time and never inlined at build, so that one build serves the demo, the
 * tests and production. Throws an error with the variable's name when it is missing.
 */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/**
 * Returns null when the variable is not set. Throws an error with its name when it is not a port.
 */
function port(name: string): number | null {
  const value = process.env[name];
  if (!value) return null;
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw new Error(`${name} is no port: ${value}`);
}

/** Minimum length of a signing key: 32 random bytes are longer in hexadecimal and in base64. */
const MIN_KEY_LENGTH = 32;

/** Throws an error, without the keys, when one is too short to be a random one. */
function signingKeys(): [string, ...string[]] {
  const [first, ...others] = (process.env.SIGNING_KEYS ?? '').split(',').map((key) => key.trim());
  if (!first) return [required('SUPABASE_SECRET_KEY')];
  if ([first, ...others].some(({ length }) => length < MIN_KEY_LENGTH))
    throw new Error(`SIGNING_KEYS has a key of fewer than ${MIN_KEY_LENGTH} characters`);
  return [first, ...others];
}

const HSTS = /^max-age=\d+(; ?includeSubDomains)?(; ?preload)?$/;

/** Throws an error with the variable's name when it is no value of the header. */
function hsts(): string {
  const value = process.env.HSTS || 'max-age=300';
  if (HSTS.test(value)) return value;
  throw new Error(`HSTS is no value of Strict-Transport-Security: ${value}`);
}

export const env = {
  /** The site's own origin, without a trailing slash. */
  siteUrl: () => (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, ''),
  /** Whether claims without evidence are shown; lib/runtime/check-claims.ts says where CLAIMS has to be set. */
  showsIllustrative: () => process.env.CLAIMS !== 'hide',
  /** Number of trusted proxies in front of the site, each of which appends to X-Forwarded-For. */
  trustedProxies: () => Number(process.env.TRUSTED_PROXY) || 0,
  /** The ports of this machine on which the site and its jobs serve metrics; null if they serve none. */
  metricsPort: () => port('METRICS_PORT'),
  jobsMetricsPort: () => port('JOBS_METRICS_PORT'),
  /** The address on which they serve them. */
  metricsHost: () => process.env.METRICS_HOST || '127.0.0.1',
  supabaseUrl: () => required('SUPABASE_URL'),
  supabasePublishableKey: () => required('SUPABASE_PUBLISHABLE_KEY'),
  /** Server only: bypasses row-level security. */
  supabaseSecretKey: () => required('SUPABASE_SECRET_KEY'),
  /**
   * Server only: the keys of cookies, mailed links and hashes. The first signs, and what any of them has signed is
   * accepted, so that a key can be replaced. Without SIGNING_KEYS it is Supabase's secret key.
   */
  signingKeys,
  /** The value of Strict-Transport-Security, sent where SITE_URL is an https address. */
  hsts,
  /** The SMTP server, as `smtp[s]://user:password@host:port`; null if not configured. */
  smtpUrl: () => process.env.SMTP_URL || null,
  /** The sender of mails, an address with or without a name; null for the one of lib/site. */
  mailFrom: () => process.env.MAIL_FROM || null,
  /** The local mailbox, a folder that takes mails in place of an SMTP server; null if not configured. */
  mailDirectory: () => process.env.MAIL_DIRECTORY || null,
  /** API keys of the two vehicle registries; null if not configured. */
  dvlaApiKey: () => process.env.DVLA_API_KEY || null,
  dvsaApiKey: () => process.env.DVSA_API_KEY || null,
  dvlaUrl: () => process.env.DVLA_URL || 'https://driver-vehicle-licensing.api.gov.uk',
  dvsaUrl: () => process.env.DVSA_URL || 'https://history.mot.api.gov.uk',
  /** OAuth client credentials of MOT history; the address of its tokens comes with them. */
  dvsaClientId: () => required('DVSA_CLIENT_ID'),
  dvsaClientSecret: () => required('DVSA_CLIENT_SECRET'),
  dvsaTokenUrl: () => required('DVSA_TOKEN_URL'),
  /** Origin and key of the provider of history checks (lib/history-check/README.md); null if not configured. */
  historyCheckUrl: () => process.env.HISTORY_CHECK_URL || null,
  historyCheckKey: () => process.env.HISTORY_CHECK_KEY || null,
  /** A local stand-in that speaks these protocols, for a registry or provider without a key; null if there is none. */
  registryStandInUrl: () => process.env.REGISTRY_STAND_IN_URL || null,
  /** The networks that the wallet dashboard offers, as JSON: lib/wallet/README.md. Null for the public test networks. */
  walletNetworks: () => process.env.WALLET_NETWORKS || null,
};
