import { drawPicture, isOverloaded } from '@/lib/core/http/render-queue';
import { isKnown } from '@/lib/photos/entity-tag';
import { modelHeaders, noSuchModel } from '@/lib/showroom/model-response';
import { modelHash, unpackedModel } from '@/lib/showroom/model-store';
import { PAINT_NAMES, PAINTS } from '@/lib/showroom/paints';
import { plainModel } from '@/lib/showroom/plain-model';

type Context = { params: Promise<{ design: string; paint: string }> };

const BUSY = { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } };

/**
 * A painted 3D model for the viewers of phones, `/models/{design}/{paint}.glb`. 404 without such a design
 * or paint, 503 if the queue of pictures is full.
 */
export async function GET(request: Request, { params }: Context) {
  const { design, paint } = await params;
  const colour = PAINT_NAMES.find((name) => paint === `${name}.glb`);
  const hash = colour && (await modelHash(design));
  if (!hash) return noSuchModel();
  const tag = `"${hash}-${colour}"`;
  const headers = modelHeaders(tag);
  if (isKnown(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers });
  try {
    const glb = await drawPicture(async () =>
      plainModel(await unpackedModel(design), PAINTS[colour]),
    );
    return new Response(glb, { headers });
  } catch (error) {
    if (isOverloaded(error)) return new Response('Busy', BUSY);
    throw error;
  }
}
