import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GET } from '@/app/models/[file]/route';
import { modelAt, modelPath } from '@/lib/showroom/model-path';

const design = { body: 'suv-large', face: 'frame', wheel: 'multi' } as const;
const get = (file: string, encoding = 'identity') =>
  GET(new Request('http://localhost/models/x', { headers: { 'accept-encoding': encoding } }), {
    params: Promise.resolve({ file }),
  });
const nameOf = (path: string) => path.slice('/models/'.length);

it('serves a model as it is to who cannot unpack it, and packed to who can', async () => {
  const file = nameOf(modelPath(design, 'green'));
  const plain = await get(file);
  expect([plain.status, plain.headers.get('content-type')]).toEqual([200, 'model/gltf-binary']);
  expect(plain.headers.get('content-encoding')).toBeNull();
  const bytes = Buffer.from(await plain.arrayBuffer());
  expect(bytes.subarray(0, 4).toString()).toBe('glTF');
  const packed = await get(file, 'gzip, deflate, br');
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  const body = Buffer.from(await packed.arrayBuffer());
  expect(body.length).toBeLessThan(200_000);
  expect(brotliDecompressSync(body).equals(bytes)).toBe(true);
  expect((await get(file, 'gzip, br;q=0')).headers.get('content-encoding')).toBeNull();
});

it('serves a body that is made with three doors or five with either', async () => {
  const five = { body: 'hatchback', face: 'band', wheel: 'aero' } as const;
  const files = [five, { ...five, doors: 3 } as const].map((car) => nameOf(modelPath(car, 'red')));
  const [usual, three] = await Promise.all(
    files.map(async (file) => (await get(file)).arrayBuffer()),
  );
  expect(files[1]).toBe('hatchback-three-band-aero-red.glb');
  expect(usual && three && Buffer.from(usual).equals(Buffer.from(three))).toBe(false);
});

it.each([
  'van-three-bars-aero-white.glb',
  'suv-large-frame-multi-tartan.glb',
  'suv-large-frame-multi-green.gltf',
  'spaceship-frame-multi-green.glb',
  'constructor-bars-five-red.glb',
  '../suv-large-frame-multi-green.glb',
  'suv-large-frame-multi-green.glb/',
  '__proto__',
  '',
])('answers 404 for %j', async (file) => {
  const answer = await get(file);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBeNull();
});

it('never throws, and accepts no name but those it makes itself', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (file) => {
      const found = modelAt(file);
      return found === null || nameOf(modelPath(found.design, found.paint)) === file;
    }),
  );
});
