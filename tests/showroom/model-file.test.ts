import { brotliCompressSync, constants } from 'node:zlib';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it, test } from 'vitest';
import { BODY_NAMES } from '@/lib/showroom/bodies/bodies';
import { modelFile } from '@/lib/showroom/model-file';
import { linear, PAINTS } from '@/lib/showroom/paints';
import { repainted } from '@/lib/showroom/repaint';

/** As the route packs it: more would take seconds. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

describe.each(BODY_NAMES)('the model of a %s', (body) => {
  it('is valid glTF, under 200 kB on its way', async () => {
    const glb = await modelFile({ body, face: 'pair', wheel: 'multi' }, PAINTS.red);
    const { issues } = await validateBytes(glb);
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    expect(brotliCompressSync(glb, QUALITY).length).toBeLessThan(200_000);
  });
});

function json(glb: Uint8Array) {
  const view = new DataView(glb.buffer, glb.byteOffset);
  return JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + view.getUint32(12, true))));
}

test('another paint changes the paint and nothing else, and leaves the file valid', async () => {
  const red = await modelFile({ body: 'coupe', face: 'bars', wheel: 'five' }, PAINTS.red);
  const blue = repainted(red, PAINTS.blue);
  const { issues, info } = await validateBytes(blue);
  expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
  expect(info.generator).toContain('glTF-Transform');
  const paint = json(blue).materials.find(({ name }: { name: string }) => name === 'paint');
  expect(paint.pbrMetallicRoughness.baseColorFactor).toEqual([...linear('#12397f'), 1]);
  const others = (glb: Uint8Array) =>
    json(glb).materials.filter(({ name }: { name: string }) => name !== 'paint');
  expect(others(blue)).toEqual(others(red));
  expect(repainted(blue, PAINTS.red).length).toBe(red.length);
});
