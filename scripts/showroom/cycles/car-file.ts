import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import type { Paint } from '@/lib/showroom/paints';
import type { Car } from '../build-car';
import { carDocument } from '../car-document';

/** Blender's scripts put other paint on it. */
const BARE: Paint = { colour: '#808080', metallic: 0 };

/** A car as binary glTF with all its triangles: Blender reads no quantised ones, and mirrors show what simplifying does. */
export const carFile = (car: Car, paint = BARE): Promise<Uint8Array> =>
  new NodeIO().registerExtensions(ALL_EXTENSIONS).writeBinary(carDocument(car, paint));
