import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import type { Paint } from '@/lib/showroom/paints';
import type { Car } from '../build-car';
import { carDocument } from '../car-document';

/** Paint of the file; Blender's scripts replace it. */
const BARE: Paint = { colour: '#808080', metallic: 0 };

/**
 * Returns a car as binary glTF with all its triangles, not quantised: Blender cannot read quantised ones, and mirrors
 * show the effects of simplification.
 */
export const carFile = (car: Car, paint = BARE): Promise<Uint8Array> =>
  new NodeIO().registerExtensions(ALL_EXTENSIONS).writeBinary(carDocument(car, paint));
