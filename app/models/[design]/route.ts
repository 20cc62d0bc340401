import { modelResponse, noSuchModel } from '@/lib/showroom/models/model-response';
import { hasModel, unpackedModel } from '@/lib/showroom/models/model-store';

type Context = { params: Promise<{ design: string }> };

/**
 * Responds with a design's 3D model, `/models/{design}.glb`; 404 without such a design. Sends it uncompressed:
 * Next, which drops the Content-Encoding of a route, or a proxy compresses it.
 */
export async function GET(request: Request, { params }: Context) {
  const [, name = ''] = /^(.+)\.glb$/.exec((await params).design) ?? [];
  if (!hasModel(name)) return noSuchModel();
  return modelResponse(request, name, () => unpackedModel(name));
}
