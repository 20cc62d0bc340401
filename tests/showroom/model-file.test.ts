import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, getBounds, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, EXTMeshoptCompression } from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import { MeshoptDecoder } from 'meshoptimizer';
import { describe, expect, it, test } from 'vitest';
import { MODEL_DESIGNS, modelPath } from '@/lib/showroom/model-path';
import { PAINTS } from '@/lib/showroom/paints';
import { BODIES } from '@/scripts/showroom/bodies/bodies';
import { modelFile } from '@/scripts/showroom/model-file';

const PUBLIC = path.resolve('public');
const fileOf = (address: string) => readFileSync(path.join(PUBLIC, address));
const io = new NodeIO()
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });

/** What a viewer makes of a file: the validator knows no compression. */
async function unpacked(glb: Uint8Array): Promise<Document> {
  await MeshoptDecoder.ready;
  const document = await io.readBinary(glb);
  document.createExtension(EXTMeshoptCompression).dispose();
  return document;
}

describe.each(MODEL_DESIGNS.map((design) => [modelPath(design), design] as const))(
  '%s',
  (address, design) => {
    it('is valid glTF under 200 kB with the body’s dimensions and one paint material', async () => {
      const glb = fileOf(address);
      expect(glb.length).toBeLessThan(200_000);
      const document = await unpacked(glb);
      const { issues, info } = await validateBytes(await io.writeBinary(document));
      expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
      expect(info.generator).toContain('glTF-Transform');

      const [scene] = document.getRoot().listScenes();
      if (!scene) throw new Error('the file has no scene');
      const { min, max } = getBounds(scene);
      const { length, height, wheelbase } = BODIES[design.body];
      expect(Math.abs(max[2] - min[2] - length)).toBeLessThan(0.05);
      expect(Math.abs(max[1] - height)).toBeLessThan(0.09);
      expect(Math.abs(min[1])).toBeLessThan(0.005);
      const axle = (name: string) =>
        document
          .getRoot()
          .listNodes()
          .find((node) => node.getName() === name)
          ?.getTranslation()[0] ?? 0;
      expect(axle('front left') - axle('rear left')).toBeCloseTo(wheelbase, 2);

      const paints = document
        .getRoot()
        .listMaterials()
        .filter((made) => made.getName() === 'paint');
      expect(paints).toHaveLength(1);
    });
  },
);

test('there is exactly one file per design', () => {
  const files = readdirSync(path.join(PUBLIC, 'models')).map((name) => `/models/${name}`);
  expect(files.sort()).toEqual(MODEL_DESIGNS.map(modelPath).sort());
});

test.each([0, MODEL_DESIGNS.length - 1])(
  'the file of design %i matches the current build (else: npm run models)',
  async (index) => {
    const design = MODEL_DESIGNS[index];
    if (!design) throw new Error('there is no such design');
    const built = Buffer.from(await modelFile(design, PAINTS.grey));
    expect(built.equals(fileOf(modelPath(design)))).toBe(true);
  },
);
