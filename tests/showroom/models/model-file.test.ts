import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { getBounds, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it, test } from 'vitest';
import type { CarDesign } from '@/lib/showroom/design-options';
import { MODEL_DESIGNS } from '@/lib/showroom/models/model-path';
import { packedModelFile } from '@/lib/showroom/models/model-store';
import { PAINTS } from '@/lib/showroom/paints';
import { designName } from '@/lib/showroom/pictures/picture';
import { BODIES } from '@/scripts/showroom/bodies/bodies';
import { modelFile } from '@/scripts/showroom/model-file';
import { sampleOf } from '../../whole';
import { hasRearDoors } from '../built-car';

const packedFileOf = (design: CarDesign) => readFileSync(packedModelFile(designName(design)));
const fileOf = (design: CarDesign) => brotliDecompressSync(packedFileOf(design));
const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);

describe.each(sampleOf(MODEL_DESIGNS, 9).map((design) => [designName(design), design] as const))(
  '%s',
  (_name, design) => {
    it('is valid glTF, a download under 250 kB, with the body’s dimensions and one paint material', async () => {
      expect(packedFileOf(design).length).toBeLessThan(250_000);
      const glb = fileOf(design);
      const document = await io.readBinary(glb);
      const { issues, info } = await validateBytes(glb);
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

      const animations = document.getRoot().listAnimations();
      expect(animations.map((animation) => animation.getName()).sort()).toEqual(
        ['boot', 'front doors', ...(hasRearDoors(design) ? ['rear doors'] : [])].sort(),
      );
      for (const sampler of animations.flatMap((animation) => animation.listSamplers())) {
        const times = [...(sampler.getInput()?.getArray() ?? [])];
        expect([times[0], times.at(-1)]).toEqual([0, 1]);
      }

      const paints = document
        .getRoot()
        .listMaterials()
        .filter((made) => made.getName() === 'paint');
      expect(paints).toHaveLength(1);
    });
  },
);

test('there is exactly one file per design', () => {
  const files = readdirSync('public/models').map((name) => path.join('public/models', name));
  expect(files.sort()).toEqual(
    MODEL_DESIGNS.map((design) => packedModelFile(designName(design))).sort(),
  );
});

test.each([0, MODEL_DESIGNS.length - 1])(
  'the file of design %i matches the current build (else: npm run car:models)',
  async (index) => {
    const design = MODEL_DESIGNS[index];
    if (!design) throw new Error('there is no such design');
    const built = Buffer.from(await modelFile(design, PAINTS.grey));
    expect(built.equals(fileOf(design))).toBe(true);
  },
);
