import { modelResponse, noSuchModel } from '@/lib/showroom/models/model-response';
import { hasModel, unpackedModel } from '@/lib/showroom/models/model-store';

type Context = { params: Promise<{ design: string }> };

/**
 * A design's 3D model, `/models/{design}.glb`. 404 without such a design. Sent unpacked, for Next or a proxy to
 * compress: Next drops the Content-Encoding of a route.
 */
export async function GET(request: Request, { params }: Context) {
  const [, name = ''] = /^(.+)\.glb$/.exec((await params).design) ?? [];
  if (!hasModel(name)) return noSuchModel();
  return modelResponse(request, name, () => unpackedModel(name));
}
