import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as THREE from 'three';
import { linear, PAINTS, type PaintName } from '@/lib/showroom/paints';
import { runBlender, WORK_FOLDER } from '../cycles/blender';
import { aim, createLens } from '../rendering/aim';
import type { Camera } from '../rendering/views';

const PROJECT = path.resolve(import.meta.dirname, '../../..');
const LAYERS_FOLDER = path.join(WORK_FOLDER, 'catalogue');

const SHOWROOM = 'scripts/showroom';
/** Files that decide how a car is drawn, and then how its paints are mixed. */
const DRAWING = [
  `${SHOWROOM}/catalogue/draw-car.py`,
  `${SHOWROOM}/catalogue/studio.py`,
  `${SHOWROOM}/cycles/cars.py`,
  `${SHOWROOM}/cycles/denoise.py`,
  `${SHOWROOM}/cycles/shading.py`,
  `${SHOWROOM}/cycles/solids.py`,
  `${SHOWROOM}/cycles/tracing.py`,
  'app/fonts/forecourt-plate.woff2',
];
const MIXING = [`${SHOWROOM}/catalogue/mix-paints.py`, `${SHOWROOM}/cycles/develop.py`];

/** A car as glTF for Blender, with the size of its model in metres, and its camera. */
export type Shot = {
  /** Unique name of the shot. */
  name: string;
  car: Uint8Array;
  size: THREE.Vector3;
  camera: Camera;
  /** Width of the picture in pixels. */
  width: number;
};

/** Returns the input of Blender for a shot: the camera in the model's axes, and the picture's size in pixels. */
export function viewOf({ camera, size, width }: Pick<Shot, 'camera' | 'size' | 'width'>) {
  const lens = createLens();
  aim(lens, camera, size);
  lens.updateMatrixWorld();
  const target = lens.position.clone().add(lens.getWorldDirection(new THREE.Vector3()));
  return {
    camera: { place: lens.position.toArray(), target: target.toArray(), angle: lens.fov },
    size: [width, Math.round(width / camera.aspect)],
  };
}

async function hashOf(files: readonly string[], ...more: (string | Uint8Array)[]) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(path.join(PROJECT, file)));
  for (const part of more) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}

/** Hashes all inputs of a shot's drawing, and then of its mixing, except the paints. */
export const shotHashes = async (shot: Shot) => ({
  drawing: await hashOf(DRAWING, JSON.stringify(viewOf(shot)), shot.car),
  mixing: await hashOf(MIXING),
});

/** Draws a shot unless it is drawn; returns the file of its layers, and removes those of older drawings. */
async function drawLayers(shot: Shot, folder: string): Promise<string> {
  const { drawing } = await shotHashes(shot);
  const file = `${shot.name}-${drawing}.npy`;
  const layers = path.join(LAYERS_FOLDER, file);
  if (existsSync(layers)) return layers;
  await mkdir(LAYERS_FOLDER, { recursive: true });
  const model = path.join(folder, 'car.glb');
  await writeFile(model, shot.car);
  await runBlender('catalogue/draw-car.py', [model, JSON.stringify(viewOf(shot)), layers]);
  const older = new RegExp(`^${shot.name}-[0-9a-f]{16}\\.npy`);
  for (const other of await readdir(LAYERS_FOLDER))
    if (older.test(other) && other !== file) await rm(path.join(LAYERS_FOLDER, other));
  return layers;
}

/** Draws a car by path tracing; returns a PNG with alpha for each paint. */
export async function traceCar(
  shot: Shot,
  paints: readonly PaintName[],
): Promise<Map<PaintName, Buffer>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trace-'));
  try {
    const layers = await drawLayers(shot, folder);
    const coats = paints.map((paint) => {
      const { colour, ...rest } = PAINTS[paint];
      return [paint, { ...rest, colour: linear(colour) }];
    });
    const wanted = JSON.stringify(Object.fromEntries(coats));
    await runBlender('catalogue/mix-paints.py', [layers, wanted, folder]);
    const pictures = new Map<PaintName, Buffer>();
    for (const paint of paints)
      pictures.set(paint, await readFile(path.join(folder, `${paint}.png`)));
    return pictures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
