import { modelAt } from '@/lib/showroom/model-path';
import { model, packedModel } from './models';

type Context = { params: Promise<{ file: string }> };

const takesBrotli = (request: Request) =>
  /(^|,)\s*br\s*(;\s*q=(?!0(\.0*)?\s*(,|$))|,|$)/.test(
    request.headers.get('accept-encoding') ?? '',
  );

/**
 * A car's model in a paint, for the page's viewer and for phones, which fetch it by its address.
 * 404 for a name that no model has.
 */
export async function GET(request: Request, { params }: Context) {
  const wanted = modelAt((await params).file);
  if (!wanted) return new Response('Not found', { status: 404 });
  const { design, paint } = wanted;
  const headers = new Headers({
    'Content-Type': 'model/gltf-binary',
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    Vary: 'Accept-Encoding',
  });
  if (!takesBrotli(request)) return new Response(await model(design, paint), { headers });
  headers.set('Content-Encoding', 'br');
  return new Response(await packedModel(design, paint), { headers });
}
