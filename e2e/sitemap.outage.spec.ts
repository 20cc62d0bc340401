import { expect, test } from './support/test';

test('a sitemap that cannot be built redirects to the edge function and recovers', async ({
  request,
  backend,
}) => {
  const get = (path: string) => request.get(path, { maxRedirects: 0 });
  const ways = [
    ['/sitemap.xml', ''],
    ['/sitemaps/pages.xml', '?part=pages'],
    ['/sitemaps/sellers-1.xml', '?part=sellers-1'],
    ['/sitemaps/vehicles-1.xml', '?part=vehicles-1'],
  ] as const;
  await backend.answer(403, { message: 'no', code: '42501' }, /rest/);
  for (const [path, query] of ways) {
    const answer = await get(path);
    expect(answer.status(), path).toBe(302);
    const { location, 'cache-control': keep } = answer.headers();
    expect([location, keep]).toEqual([`${backend.url}/functions/v1/sitemap${query}`, 'no-store']);
    const other = await request.get(path);
    expect([other.status(), other.headers()['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
  }
  await backend.pass();
  for (const [path] of ways) expect((await get(path)).status(), path).toBe(200);
  await backend.refuse();
  for (const [path] of ways) expect((await get(path)).status(), `${path}, kept`).toBe(200);
});
