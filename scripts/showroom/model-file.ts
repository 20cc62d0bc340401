import { type Document, Logger, NodeIO, VertexLayout } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { prune, quantize, reorder, simplifyPrimitive, weld } from '@gltf-transform/functions';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import type { CarDesign } from '@/lib/showroom/design-options';
import type { Paint } from '@/lib/showroom/paints';
import { buildCar } from '@/scripts/showroom/build-car';
import { carDocument } from './car-document';

/** Minimum indices of a part that is simplified. */
const SMALL = 900;

/** Simplification: kept share of triangles, maximum error relative to the size, bits per coordinate. */
const DETAIL = {
  phone: {
    ratio: 0.2,
    error: 0.005,
    hiddenRatio: 0.08,
    hiddenError: 0.02,
    tyres: true,
    positionBits: 12,
    normalBits: 8,
    hidden: /^(liner|interior|leather|saddle|well|under)$/,
  },
  studio: {
    // A millimetre of error in the paint is visible in reflections.
    ratio: 0.8,
    error: 0.00003,
    hiddenRatio: 0.2,
    hiddenError: 0.01,
    tyres: false,
    positionBits: 16,
    normalBits: 14,
    hidden: /^liner$/,
  },
} as const;
type Detail = keyof typeof DETAIL;

/** Removes triangles where the shape changes by only a few millimetres. */
async function simplify(document: Document, detail: (typeof DETAIL)[Detail]): Promise<void> {
  await MeshoptSimplifier.ready;
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives()) {
      const material = primitive.getMaterial()?.getName() ?? '';
      // Only the tyres of wheels are simplified, for phones: thin spokes would break.
      if (mesh.getName() === 'wheel' && !(detail.tyres && material === 'tyre')) continue;
      if ((primitive.getIndices()?.getCount() ?? 0) < SMALL) continue;
      const hidden = detail.hidden.test(material);
      simplifyPrimitive(primitive, {
        simplifier: MeshoptSimplifier,
        ratio: hidden ? detail.hiddenRatio : detail.ratio,
        error: hidden ? detail.hiddenError : detail.error,
        // Neighbouring materials share borders, which must not move.
        lockBorder: !hidden,
      });
    }
}

/**
 * Writes a car as binary glTF, with few triangles for phones or many for the studio. It is quantised, but
 * not compressed by meshopt: the site's policy forbids the WebAssembly of its decoder. The viewer sets the
 * colour of the material 'paint'.
 */
export async function modelFile(
  design: CarDesign,
  paint: Paint,
  detail: Detail = 'phone',
): Promise<Uint8Array<ArrayBuffer>> {
  const document = carDocument(buildCar(design, { opens: detail === 'phone' }), paint).setLogger(
    new Logger(Logger.Verbosity.WARN),
  );
  await document.transform(weld());
  await simplify(document, DETAIL[detail]);
  await MeshoptEncoder.ready;
  await document.transform(
    prune(),
    reorder({ encoder: MeshoptEncoder }),
    quantize({
      quantizePosition: DETAIL[detail].positionBits,
      quantizeNormal: DETAIL[detail].normalBits,
      quantizationVolume: 'scene',
    }),
  );
  return new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .setVertexLayout(VertexLayout.SEPARATE)
    .writeBinary(document);
}
