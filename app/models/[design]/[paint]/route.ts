import { modelResponse, noSuchModel } from '@/lib/showroom/models/model-response';
import { hasModel, unpackedModel } from '@/lib/showroom/models/model-store';
import { phoneModel } from '@/lib/showroom/models/phone-model';
import { PAINT_NAMES, PAINTS } from '@/lib/showroom/paints';

type Context = { params: Promise<{ design: string; paint: string }> };

/**
 * Responds with a painted 3D model for the viewers of phones, `/models/{design}/{paint}.glb`; 404 without such a
 * design or paint.
 */
export async function GET(request: Request, { params }: Context) {
  const { design, paint } = await params;
  const colour = PAINT_NAMES.find((name) => paint === `${name}.glb`);
  if (!(colour && hasModel(design))) return noSuchModel();
  const make = async () => phoneModel(await unpackedModel(design), PAINTS[colour]);
  return modelResponse(request, `${design}/${colour}`, make);
}
