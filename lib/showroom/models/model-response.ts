import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { acrossBundles } from '../../core/across-bundles';
import { entityTag, isKnown } from '../../core/http/entity-tag';
import { buildModel, isOverloaded } from '../../core/http/render-queue';
import { unavailable } from '../../core/http/unavailable';

type Glb = Uint8Array<ArrayBuffer>;
type Made = { tag: string; glb: Glb };

/** Maximum bytes of all cached models: one has about 0.7 MB, a painted one twice as much. */
const MAX_BYTES = 8_000_000;

/** Caches by path. The model of a path does not change while the server runs. */
const { tags, models, making } = acrossBundles('models', () => ({
  tags: new Map<string, string>(),
  models: new LRUCache<string, Glb>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  }),
  making: new Map<string, Promise<Made>>(),
}));

/**
 * Caches a model. Its tag is a hash of its bytes, which depend on its file, the paint's values and
 * the converter.
 */
function cacheModel(path: string, glb: Glb): Made {
  const tag = entityTag(createHash('sha256').update(glb).digest('base64url').slice(0, 16));
  tags.set(path, tag);
  models.set(path, glb);
  return { tag, glb };
}

/** Makes a model once for all concurrent requests. */
function madeModel(path: string, make: () => Promise<Glb>): Promise<Made> {
  const begun = making.get(path);
  if (begun) return begun;
  const made = buildModel(make)
    .then((glb) => cacheModel(path, glb))
    .finally(() => making.delete(path));
  making.set(path, made);
  return made;
}

/**
 * The headers of a model. Its URL does not change when the generator does, so it is cached for a day and
 * then revalidated by its ETag, like the pictures of the same cars.
 */
const modelHeaders = (tag: string) => ({
  'Content-Type': 'model/gltf-binary',
  'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
  ETag: tag,
});

/**
 * Responds with the binary glTF of a path, made by `make` unless it is cached; 304 by its ETag, 503
 * if the queue of models is full.
 */
export async function modelResponse(request: Request, path: string, make: () => Promise<Glb>) {
  const isSame = (tag: string) => isKnown(request.headers.get('if-none-match'), tag);
  const unchanged = (tag: string) =>
    new Response(null, { status: 304, headers: modelHeaders(tag) });
  const known = tags.get(path);
  if (known && isSame(known)) return unchanged(known);
  const cached = models.get(path);
  try {
    const { tag, glb } =
      known && cached ? { tag: known, glb: cached } : await madeModel(path, make);
    return isSame(tag) ? unchanged(tag) : new Response(glb, { headers: modelHeaders(tag) });
  } catch (error) {
    if (isOverloaded(error)) return unavailable('Busy');
    throw error;
  }
}

export const noSuchModel = () =>
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
