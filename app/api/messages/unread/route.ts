import { logError } from '@/lib/core/logging/logger';
import { currentUser } from '@/lib/core/session/current-user';
import { getLatestChange, getUnreadMessages } from '@/lib/enquiries/queries';

const NO_STORE = { 'Cache-Control': 'private, no-store' };

/** How many messages the user has not read and when a conversation last changed; 401 when signed out. */
export async function GET() {
  try {
    const user = await currentUser();
    if (!user) return Response.json({ error: 'Signed out' }, { status: 401, headers: NO_STORE });
    const [unread, changed] = await Promise.all([getUnreadMessages(), getLatestChange()]);
    return Response.json({ unread, changed }, { headers: NO_STORE });
  } catch (error) {
    logError('unread messages', error);
    return Response.json({ error: 'Unavailable' }, { status: 503, headers: NO_STORE });
  }
}
