import { getBounds, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it, test } from 'vitest';
import { BODY_NAMES } from '@/lib/showroom/design-options';
import { MODEL_DESIGNS } from '@/lib/showroom/models/model-path';
import { hasModel, unpackedModel } from '@/lib/showroom/models/model-store';
import { phoneModel } from '@/lib/showroom/models/phone-model';
import { linear, PAINTS } from '@/lib/showroom/paints';
import { designName } from '@/lib/showroom/pictures/picture';
import { AR_BYTES, AR_DATA_USE } from '@/lib/showroom/viewer/data-use';

const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);

const FIRST = BODY_NAMES.flatMap(
  (body) => MODEL_DESIGNS.find((design) => design.body === body) ?? [],
);

describe.each(FIRST.map(designName))('the plain model of %s', (name) => {
  it('is the same car in floats, valid, painted, still, and under 2 MB', async () => {
    const glb = await unpackedModel(name);
    const plain = phoneModel(glb, PAINTS.red);
    expect(plain.length).toBeLessThan(2_000_000);
    const { issues } = await validateBytes(plain);
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);

    const [before, after] = [await io.readBinary(glb), await io.readBinary(plain)];
    const root = after.getRoot();
    expect(root.listExtensionsRequired()).toEqual([]);
    expect(root.listExtensionsUsed().map(({ extensionName }) => extensionName)).not.toContain(
      'KHR_mesh_quantization',
    );
    expect(root.listAnimations()).toEqual([]);
    for (const mesh of root.listMeshes())
      for (const primitive of mesh.listPrimitives())
        for (const accessor of primitive.listAttributes())
          expect(accessor.getArray()).toBeInstanceOf(Float32Array);
    const bounds = [before, after].map((document) => {
      const [scene] = document.getRoot().listScenes();
      return scene ? getBounds(scene) : null;
    });
    for (const end of ['min', 'max'] as const)
      bounds[1]?.[end].forEach((value, axis) => {
        expect(value).toBeCloseTo(bounds[0]?.[end][axis] ?? Number.NaN, 5);
      });
    const paint = root.listMaterials().find((material) => material.getName() === 'paint');
    expect(paint?.getBaseColorFactor()).toEqual([...linear(PAINTS.red.colour), 1]);
    expect(paint?.getMetallicFactor()).toBe(PAINTS.red.metallic);
  });
});

test('the largest plain model has as many bytes as the page says', async () => {
  const sizes = MODEL_DESIGNS.map(
    async (design) => phoneModel(await unpackedModel(designName(design)), PAINTS.grey).length,
  );
  const most = Math.max(...(await Promise.all(sizes)));
  expect(most).toBeLessThanOrEqual(AR_BYTES);
  expect(most).toBeGreaterThan(0.9 * AR_BYTES);
  expect(AR_DATA_USE).toBe('up to 1.5 MB');
});

test('only a design has a stored model', async () => {
  for (const name of ['', 'tank', '../icons', '__proto__', 'suv-bars-five.glb'])
    expect(hasModel(name), name).toBe(false);
});
