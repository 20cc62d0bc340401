/**
 * The headers of a model. Its URL does not change when the generator does, so it is cached for a day and
 * then revalidated by its ETag, like the pictures of the same cars.
 */
export const modelHeaders = (tag: string) =>
  new Headers({
    'Content-Type': 'model/gltf-binary',
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    ETag: tag,
  });

export const noSuchModel = () =>
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
