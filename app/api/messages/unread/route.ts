import { logError } from '@/lib/core/logging/logger';
import { currentUser } from '@/lib/core/session/current-user';
import { getLatestChange, getUnreadMessages } from '@/lib/enquiries/queries';

const NO_STORE = { 'Cache-Control': 'private, no-store' };

/** The count is unknown, which is no error for the browser's console: every page asks for it. */
const unknown = () => new Response(null, { status: 204, headers: NO_STORE });

/**
 * How many messages the user has not read, when a conversation last changed, and whether the user is staff;
 * 204 when signed out or the backend fails.
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
