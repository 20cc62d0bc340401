// npm run check:hosted: compares a Supabase project with the site's needs, by the site's variables and DATABASE_URL.
import { env } from '@/lib/env';
import { UserFacingError } from '../supabase/local/user-facing-error';
import { oneLine } from './dev/given-database';
import { say, sayError } from './dev/report';
import { checkAuthSettings, UNREAD } from './hosted/check-auth-settings';
import { checkDatabase } from './hosted/check-database';
import { checkServices } from './hosted/check-services';
import { unusableVariables } from './hosted/unusable-variables';

const project = () => ({
  supabaseUrl: env.supabaseUrl().replace(/\/+$/, ''),
  publishableKey: env.supabasePublishableKey(),
  secretKey: env.supabaseSecretKey(),
  siteUrl: env.siteUrl(),
});

try {
  const { DATABASE_URL: databaseUrl = '', ...variables } = process.env;
  const token = variables.SUPABASE_ACCESS_TOKEN;
  const unusable = unusableVariables({ ...variables, DATABASE_URL: databaseUrl });
  if (unusable.length) throw new UserFacingError(unusable.join('\n'));
  const print = (findings: string[]) => {
    for (const finding of findings) console.log(`✗ ${finding}`);
    return findings.length;
  };
  let faults = print(await checkDatabase(databaseUrl));
  faults += print(await checkServices(project()));
  if (token) faults += print(await checkAuthSettings(project(), token));
  else for (const line of UNREAD) console.log(`– ${line}`);
  const wanted = token ? 'that the site needs' : 'of it that was read';
  say(faults ? `${faults} to mend` : `The project has all ${wanted}`);
  process.exitCode = Number(faults > 0);
} catch (error) {
  sayError(oneLine(error));
  process.exitCode = 1;
}
