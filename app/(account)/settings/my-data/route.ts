import { redirect } from 'next/navigation';
import { getMyData } from '@/lib/account/queries';
import { logError } from '@/lib/core/logging/logger';
import { currentUser } from '@/lib/core/session/current-user';
import { authPath, paths } from '@/lib/paths';
import { withReadableFiles } from '@/lib/stock/stored-table';

export const dynamic = 'force-dynamic';

/** Downloads all data stored about the user as JSON. */
export async function GET() {
  const data = await load();
  if (data === 'signed-out') redirect(authPath('sign-in', paths.settings));
  if (data === null) {
    return new Response('Your data could not be read just now. Please try again.', {
      status: 503,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  }
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="forecourt-my-data.json"',
      'Cache-Control': 'private, no-store',
    },
  });
}

async function load() {
  try {
    return (await currentUser()) ? await withReadableFiles(await getMyData()) : 'signed-out';
  } catch (error) {
    logError('my data', error);
    return null;
  }
}
