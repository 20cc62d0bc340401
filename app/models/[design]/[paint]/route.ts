import { modelAnswer, noSuchModel } from '@/lib/showroom/model-answer';
import { hasModel, unpackedModel } from '@/lib/showroom/model-store';
import { PAINT_NAMES, PAINTS } from '@/lib/showroom/paints';
import { plainModel } from '@/lib/showroom/plain-model';

type Context = { params: Promise<{ design: string; paint: string }> };

/**
 * A painted 3D model for the viewers of phones, `/models/{design}/{paint}.glb`. 404 without such a design
 * or paint.
 */
export async function GET(request: Request, { params }: Context) {
  const { design, paint } = await params;
  const colour = PAINT_NAMES.find((name) => paint === `${name}.glb`);
  if (!(colour && hasModel(design))) return noSuchModel();
  const make = async () => plainModel(await unpackedModel(design), PAINTS[colour]);
  return modelAnswer(request, `${design}/${colour}`, make);
}
