// npm run check:hosted: compares a Supabase project with what the site needs, with the site's own variables and DATABASE_URL.
import { env } from '@/lib/env';
import { UserFacingError } from '../supabase/local/user-facing-error';
import { oneLine } from './dev/given-database';
import { say, sayError } from './dev/report';
import { checkDatabase } from './hosted/check-database';
import { checkServices } from './hosted/check-services';

try {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new UserFacingError('DATABASE_URL is not set');
  const findings = [
    ...(await checkDatabase(databaseUrl)),
    ...(await checkServices({
      supabaseUrl: env.supabaseUrl(),
      publishableKey: env.supabasePublishableKey(),
      secretKey: env.supabaseSecretKey(),
      siteUrl: env.siteUrl(),
    })),
  ];
  for (const finding of findings) console.log(`✗ ${finding}`);
  say(findings.length ? `${findings.length} to mend` : 'The project has all that the site needs');
  process.exitCode = Number(findings.length > 0);
} catch (error) {
  sayError(oneLine(error));
  process.exitCode = 1;
}
