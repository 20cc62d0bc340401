import { dropPermit } from '@/lib/auth/recovery-permit';
import { env } from '@/lib/env';
import { logError } from '@/lib/log';
import { paths } from '@/lib/paths';
import { isOwnForm } from '@/lib/same-origin';
import { setFlash, setSignedOutMark } from '@/lib/session-cookies';
import { sessionClient } from '@/lib/supabase/server';

/**
 * Ends this browser's session and goes home. A whole new page, not an action: nothing of the person
 * stays in the memory of the old one.
 */
export async function POST({ headers }: Request) {
  if (!isOwnForm(headers, env.siteUrl())) return new Response(null, { status: 403 });
  const client = await sessionClient();
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) logError('sign-out', error);
  else {
    await setSignedOutMark();
    await dropPermit();
  }
  await setFlash(error ? 'signOutFailed' : 'signedOut');
  return new Response(null, {
    status: 303,
    headers: { Location: paths.home, 'Cache-Control': 'no-store' },
  });
}
