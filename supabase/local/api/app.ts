import { App } from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { mailDriver } from '../mail/mail';
import type { ApiKeys } from './keys';
import { currentRequest } from './request-context';

export interface AppOptions {
  connection: PostgresConnection;
  /** Origin of the site, for links in emails. */
  siteUrl: string;
  mailDirectory: string;
  keys: ApiKeys;
}

/** Creates the @supabase/lite app, configured like the hosted project (supabase/config.toml). */
export function createApp({ connection, siteUrl, mailDirectory, keys }: AppOptions) {
  const actionOf = (linkType: string) => (currentRequest()?.isResend ? 'signup' : linkType);
  return new App({
    connection,
    studio: { enabled: false },
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      site_url: siteUrl,
      jwt_secret: keys.jwtSecret,
      jwt_expiry: 3600,
      enable_signup: true,
      minimum_password_length: 8,
      password_requirements: 'lower_upper_letters_digits',
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      email: { enable_signup: true, enable_confirmations: true },
    },
    options: { drivers: { email: mailDriver(mailDirectory, siteUrl, actionOf) } },
  });
}
