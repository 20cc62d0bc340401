import { cookies } from 'next/headers';
import { after } from 'next/server';
import { isVisitor } from '@/lib/core/http/visitor';
import { logError } from '@/lib/core/logging/logger';
import { AUTH_HINT_COOKIE } from '@/lib/core/session/auth-hint';
import { isUuid } from '@/lib/ids';
import { recordView } from '@/lib/listings/views';
import { isMyListing } from '@/lib/selling/queries';

type Context = { params: Promise<{ id: string }> };

/** Whether the visitor sells the car: a look at one's own advert is no view. */
async function isOwn(id: string) {
  if (!(await cookies()).has(AUTH_HINT_COOKIE)) return false;
  return isMyListing(id).catch((error: unknown) => {
    logError('own view', error);
    return false;
  });
}

/** Records a view of a car, sent by its page once visible. The response does not wait for the write. */
export async function POST({ headers }: Request, { params }: Context) {
  const { id } = await params;
  if (isUuid(id) && isVisitor(headers))
    after(async () => {
      if (!(await isOwn(id))) await recordView(id, headers);
    });
  return new Response(null, { status: 204 });
}
