import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import * as THREE from 'three';
import { expect, it } from 'vitest';
import { shotHashes, viewOf } from '@/scripts/showroom/catalogue/trace-car';
import { carFile } from '@/scripts/showroom/cycles/car-file';
import { aim, createLens } from '@/scripts/showroom/rendering/aim';
import { CAMERAS } from '@/scripts/showroom/rendering/views';
import { builtCar } from './built-car';

const size = new THREE.Vector3(1.8, 1.5, 4.2);

it('looks from where the numbers of the plates were reckoned', () => {
  const { camera, size: pixels } = viewOf({ camera: CAMERAS.nose, size, width: 1600 });
  expect(pixels).toEqual([1600, 1067]);
  const lens = createLens();
  aim(lens, CAMERAS.nose, size);
  lens.updateMatrixWorld();
  const target = new THREE.Vector3(...camera.target).project(lens);
  expect([target.x, target.y]).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)]);
  expect(camera.place).toEqual(lens.position.toArray());
  expect(camera.angle).toBe(lens.fov);
});

it('draws all triangles of a car, at full precision', async () => {
  const car = builtCar({ body: 'suv', face: 'bars', wheel: 'five' });
  const document = await new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .readBinary(await carFile(car));
  const body = document.getRoot().listMeshes()[0]?.listPrimitives() ?? [];
  const drawn = body.reduce((sum, part) => sum + (part.getIndices()?.getCount() ?? 0) / 3, 0);
  const built = [...car.body.values()].reduce((sum, { triangles }) => sum + triangles.length, 0);
  expect(drawn).toBe(built);
  for (const part of body)
    expect(part.getAttribute('POSITION')?.getArray()).toBeInstanceOf(Float32Array);
});

it('is drawn again when the car, the camera or the size changes, and not else', async () => {
  const shot = { name: 'a', car: new Uint8Array([1]), size, camera: CAMERAS.front, width: 1600 };
  const { drawing } = await shotHashes(shot);
  expect(await shotHashes({ ...shot, name: 'b' })).toMatchObject({ drawing });
  for (const change of [{ car: new Uint8Array([2]) }, { camera: CAMERAS.rear }, { width: 800 }])
    expect((await shotHashes({ ...shot, ...change })).drawing).not.toBe(drawing);
});
