import { isKnown } from '@/lib/photos/entity-tag';
import { modelHeaders, noSuchModel } from '@/lib/showroom/model-response';
import { modelHash, unpackedModel } from '@/lib/showroom/model-store';

type Context = { params: Promise<{ design: string }> };

/**
 * A design's 3D model, `/models/{design}.glb`. 404 without such a design. Sent unpacked, for Next or a proxy to
 * compress: Next drops the Content-Encoding of a route.
 */
export async function GET(request: Request, { params }: Context) {
  const [, name = ''] = /^(.+)\.glb$/.exec((await params).design) ?? [];
  const hash = await modelHash(name);
  if (!hash) return noSuchModel();
  const tag = `"${hash}"`;
  const headers = modelHeaders(tag);
  if (isKnown(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(await unpackedModel(name)), { headers });
}
