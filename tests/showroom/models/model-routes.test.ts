import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { GET as getPainted } from '@/app/models/[design]/[paint]/route';
import { GET as getModel } from '@/app/models/[design]/route';
import { drawPicture } from '@/lib/core/http/render-queue';
import { arModelPath, MODEL_DESIGNS, modelPath } from '@/lib/showroom/models/model-path';

vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>();
  return { ...actual, readFile: vi.fn(actual.readFile) };
});

const design = { body: 'suv', face: 'bars', wheel: 'five' } as const;

/** Requests the route that Next.js chooses for a path. */
function ask(address: string, headers: Record<string, string> = {}) {
  const request = new Request(`https://forecourt.example${address}`, { headers });
  const [, , name = '', paint] = address.split('/');
  return paint === undefined
    ? getModel(request, { params: Promise.resolve({ design: name }) })
    : getPainted(request, { params: Promise.resolve({ design: name, paint }) });
}

const magic = async (answer: Response) =>
  Buffer.from(await answer.arrayBuffer())
    .subarray(0, 4)
    .toString();

describe('the model of a design', () => {
  it('is binary glTF, which Next compresses for whom takes that', async () => {
    const model = await ask(modelPath(design), { 'accept-encoding': 'gzip, deflate, br' });
    // Next.js would drop the header, and the bytes would not match their type.
    expect(model.headers.get('content-encoding')).toBeNull();
    expect(model.headers.get('content-type')).toBe('model/gltf-binary');
    expect(await magic(model)).toBe('glTF');
  });

  it('is 304 by its ETag', async () => {
    const model = await ask(modelPath(design));
    const known = { 'if-none-match': model.headers.get('etag') ?? '' };
    expect((await ask(modelPath(design), known)).status).toBe(304);
    expect((await ask(modelPath({ ...design, face: 'shield', wheel: 'twin' }), known)).status).toBe(
      200,
    );
  });
});

it('reads no file for a 304 of a model whose hash it knows', async () => {
  const addresses = [modelPath(design), arModelPath(design, 'red')];
  for (const address of addresses) {
    const tag = (await ask(address)).headers.get('etag') ?? '';
    vi.mocked(readFile).mockClear();
    expect((await ask(address, { 'if-none-match': tag })).status).toBe(304);
    expect(readFile).not.toHaveBeenCalled();
  }
});

it('tries again after a file that could not be read', async () => {
  const other = modelPath({ ...design, face: 'lightbar', wheel: 'aero' });
  vi.mocked(readFile).mockRejectedValueOnce(new Error('EMFILE'));
  await expect(ask(other)).rejects.toThrow('EMFILE');
  expect((await ask(other)).status).toBe(200);
});

describe('a model that was made', () => {
  const addresses = [modelPath(design), arModelPath(design, 'green')];

  it('is kept, and is made once for all who ask at the same time', async () => {
    const other = { ...design, face: 'shield', wheel: 'twin' } as const;
    for (const address of [modelPath(other), arModelPath(other, 'white')]) {
      vi.mocked(readFile).mockClear();
      await Promise.all([ask(address), ask(address), ask(address)]);
      expect((await ask(address)).status).toBe(200);
      expect(vi.mocked(readFile).mock.calls.length, address).toBeLessThan(2);
    }
  });

  it('has an ETag of its bytes, which follows the paint’s values and the converter', async () => {
    for (const address of addresses) {
      const model = await ask(address);
      const hash = createHash('sha256').update(Buffer.from(await model.arrayBuffer()));
      expect(model.headers.get('etag')).toBe(`"${hash.digest('base64url').slice(0, 16)}"`);
    }
  });

  it('makes room for others: not all are kept', async () => {
    const [first = design] = MODEL_DESIGNS;
    for (const one of MODEL_DESIGNS) await ask(arModelPath(one, 'grey'));
    vi.mocked(readFile).mockClear();
    expect((await ask(arModelPath(first, 'grey'))).status).toBe(200);
    expect(readFile).toHaveBeenCalledOnce();
  });
});

it('does not wait for the pictures of shared links, which may be many', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const pictures = [1, 2, 3].map(() => drawPicture(() => ended));
  expect((await ask(arModelPath(design, 'purple'))).status).toBe(200);
  end();
  await Promise.all(pictures);
});

it('is 503 with a time to come back when too many are being made', async () => {
  const answers = await Promise.all(MODEL_DESIGNS.map((one) => ask(arModelPath(one, 'brown'))));
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]?.headers.get('retry-after')).toBe('5');
  expect(busy[0]?.headers.get('cache-control')).toBe('no-store');
});

describe('the painted model of a design', () => {
  it('is binary glTF with an ETag of its paint', async () => {
    const red = await ask(arModelPath(design, 'red'));
    expect(red.headers.get('content-type')).toBe('model/gltf-binary');
    expect(await magic(red)).toBe('glTF');
    const tag = red.headers.get('etag') ?? '';
    expect((await ask(arModelPath(design, 'red'), { 'if-none-match': tag })).status).toBe(304);
    expect((await ask(arModelPath(design, 'blue'), { 'if-none-match': tag })).status).toBe(200);
  });
});

it.each([
  '/models/tank.glb',
  '/models/suv-bars-five',
  '/models/suv-bars-five.glb.br',
  '/models/__proto__.glb',
  '/models/suv-bars-five/tartan.glb',
  '/models/suv-bars-five/red',
  '/models/suv-bars-five/constructor.glb',
  '/models/tank/red.glb',
])('%s is 404', async (address) => {
  expect((await ask(address)).status).toBe(404);
});
