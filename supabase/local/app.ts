import { App } from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { mailDriver } from './mail';
import { currentRequest } from './request-context';

export const PUBLISHABLE_KEY = 'sb_publishable_localdev';
export const SECRET_KEY = 'sb_secret_localdev';
/** Signs the tokens of a backend that only this machine reaches. */
export const JWT_SECRET = 'local-development-only-secret-of-forecourt';

export interface AppOptions {
  connection: PostgresConnection;
  /** Origin of the site, for the links in mails. */
  siteUrl: string;
  mailDirectory: string;
}

/** @supabase/lite, set up as the hosted project is (supabase/config.toml says the same). */
export function createApp({ connection, siteUrl, mailDirectory }: AppOptions) {
  const actionOf = (linkType: string) => (currentRequest()?.isResend ? 'signup' : linkType);
  return new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      site_url: siteUrl,
      jwt_secret: JWT_SECRET,
      jwt_expiry: 3600,
      enable_signup: true,
      minimum_password_length: 8,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: SECRET_KEY,
      email: { enable_signup: true, enable_confirmations: true },
    },
    options: { drivers: { email: mailDriver(mailDirectory, siteUrl, actionOf) } },
  });
}
