import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, it, test } from 'vitest';
import { measuresOf } from '@/lib/showroom/models/model-measures';
import measures from '@/lib/showroom/models/model-measures.json';
import { MODEL_DESIGNS } from '@/lib/showroom/models/model-path';
import { packedModelFile } from '@/lib/showroom/models/model-store';
import { designName } from '@/lib/showroom/pictures/picture';
import { BODIES } from '@/scripts/showroom/bodies/bodies';

it.each(MODEL_DESIGNS.map((design) => [designName(design), design] as const))(
  'the measures of %s are those of its body and file (else: npm run car:models)',
  (name, design) => {
    const { length, width, height, widthWithMirrors, bytes } = measuresOf(design);
    const sent = gzipSync(brotliDecompressSync(readFileSync(packedModelFile(name)))).length;
    // Versions of zlib differ a little.
    expect(Math.abs(bytes - sent)).toBeLessThan(0.02 * sent);
    const body = BODIES[design.body];
    expect(Math.abs(length - body.length * 1000)).toBeLessThan(40);
    // Door handles stand out of the flanks, and rails of the roof.
    expect(width - body.width * 1000).toBeGreaterThan(-10);
    expect(width - body.width * 1000).toBeLessThan(30);
    expect(height - body.height * 1000).toBeGreaterThan(-10);
    expect(height - body.height * 1000).toBeLessThan(30);
    expect(widthWithMirrors - width).toBeGreaterThan(80);
    expect(widthWithMirrors - width).toBeLessThan(500);
  },
);

test('there are measures of the models only', () => {
  expect(Object.keys(measures).sort()).toEqual(MODEL_DESIGNS.map(designName).sort());
  expect(() => measuresOf({ body: 'van', face: 'lightbar', wheel: 'five' })).toThrow('no model');
});
