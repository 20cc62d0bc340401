import { after } from 'next/server';
import { isVisitor } from '@/lib/core/http/visitor';
import { isUuid } from '@/lib/ids';
import { recordView } from '@/lib/listings/views';

type Context = { params: Promise<{ id: string }> };

/** Records a view of a car, sent by its page once visible. The response does not wait for the write. */
export async function POST({ headers }: Request, { params }: Context) {
  const { id } = await params;
  if (isUuid(id) && isVisitor(headers)) after(() => recordView(id, headers));
  return new Response(null, { status: 204 });
}
