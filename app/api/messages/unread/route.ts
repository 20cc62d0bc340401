import { logError } from '@/lib/core/logging/logger';
import { currentUser } from '@/lib/core/session/current-user';
import { getLatestChange, getUnreadMessages } from '@/lib/enquiries/queries';

const NO_STORE = { 'Cache-Control': 'private, no-store' };

/** The response if the count is unknown: no error status, which would fill the console, as every page asks for it. */
const unknown = () => new Response(null, { status: 204, headers: NO_STORE });

/**
 * Responds with the number of unread messages, the time of the last change to a conversation, and whether the
 * user is staff; 204 when signed out or the backend fails.
 */
export async function GET() {
  try {
    const user = await currentUser();
    if (!user) return unknown();
    const [unread, changed] = await Promise.all([getUnreadMessages(), getLatestChange()]);
    const { isStaff } = user;
    return Response.json({ unread, changed, isStaff }, { headers: NO_STORE });
  } catch (error) {
    logError('unread messages', error);
    return unknown();
  }
}
