import { isKnown } from '@/lib/photos/entity-tag';
import { modelHeaders, noSuchModel } from '@/lib/showroom/model-response';
import { storedModel, unpackedModel } from '@/lib/showroom/model-store';

type Context = { params: Promise<{ design: string }> };

/** Whether a client takes brotli; over plain HTTP browsers do not ask for it. */
const takesBrotli = (header: string | null) =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(header ?? '');

/** A design's 3D model, `/models/{design}.glb`, packed when it was made. 404 without such a design. */
export async function GET(request: Request, { params }: Context) {
  const [, name = ''] = /^(.+)\.glb$/.exec((await params).design) ?? [];
  const model = await storedModel(name);
  if (!model) return noSuchModel();
  const isPacked = takesBrotli(request.headers.get('accept-encoding'));
  const tag = `"${model.hash}${isPacked ? '-br' : ''}"`;
  const headers = modelHeaders(tag);
  headers.set('Vary', 'Accept-Encoding');
  if (isKnown(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers });
  if (isPacked) headers.set('Content-Encoding', 'br');
  return new Response(new Uint8Array(isPacked ? model.packed : await unpackedModel(model)), {
    headers,
  });
}
