import { App, setExperimental } from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { mailDriver } from '../mail/mail';
import { FileStorage } from './file-storage';
import type { ApiKeys } from './keys';
import { currentRequest } from './request-context';

export interface AppOptions {
  connection: PostgresConnection;
  /** Origin of the site, for links in emails. */
  siteUrl: string;
  mailDirectory: string;
  /** Holds the files of the storage service. */
  storageDirectory: string;
  keys: ApiKeys;
}

/** Creates the @supabase/lite app, configured like the hosted project (supabase/config.toml). */
export function createApp(options: AppOptions) {
  const { connection, siteUrl, mailDirectory, storageDirectory, keys } = options;
  const actionOf = (linkType: string) => (currentRequest()?.isResend ? 'signup' : linkType);
  setExperimental('storage', true);
  const app = new App({
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
    storage: { enabled: true },
    options: { drivers: { email: mailDriver(mailDirectory, siteUrl, actionOf) } },
  });
  app._storageAdapter = new FileStorage(storageDirectory);
  return app;
}
