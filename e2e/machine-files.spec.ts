import { all, get, readSitemap } from './support/crawl';
import { isCar } from './support/crawled-paths';
import { currentStack } from './support/stack';
import { expect, test } from './support/test';

/** The entries of a sitemap without their dates. */
const entriesOf = (text: string): string[] =>
  text.replace(/<lastmod>[^<]*<\/lastmod>/g, '').match(/<(url|sitemap)>.*?<\/\1>/gs) ?? [];

test('the sitemap has the vehicles for sale and no inactive one', async () => {
  const { backendUrl, secretKey } = currentStack();
  const { listed } = await readSitemap();
  const cars = new Set(listed.filter(isCar));
  const read = async (status: string): Promise<{ id: string }[]> => {
    const query = `${backendUrl}/rest/v1/vehicles?select=id&listing_status=${status}`;
    return (await fetch(query, { headers: { apikey: secretKey } })).json();
  };
  const isListed = ({ id }: { id: string }) => cars.has(`/vehicles/${id}`);
  // Other journeys change some cars in the minutes for which the sitemap is cached.
  const active = await read('eq.active');
  expect(active.filter(isListed).length).toBeGreaterThan(0.97 * active.length);
  const hidden = await read('neq.active');
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.filter(isListed).length).toBeLessThan(0.03 * active.length);
});

test('every image URL in the sitemap is a 200 image', async () => {
  const { pictures, listed } = await readSitemap();
  expect(pictures.length).toBeGreaterThan(listed.length / 2);
  const answers = await Promise.all(
    [...new Set(pictures)].map(async (url) => {
      const { status, headers } = await get(url);
      return { url, status, type: headers.get('content-type') };
    }),
  );
  const faults = answers.filter(
    ({ status, type }) => status !== 200 || !type?.startsWith('image/'),
  );
  // Another journey may have sold a car with its photographs meanwhile.
  const still = faults.length > 0 ? (await readSitemap()).pictures : [];
  expect(faults.filter(({ url }) => still.includes(url))).toEqual([]);
});

test('each part of the sitemap is cacheable XML, the same as from the edge function', async () => {
  const server = `${currentStack().backendUrl}/functions/v1/sitemap`;
  const index = await get('/sitemap.xml');
  const names = all(index.text, /<loc>[^<]*\/sitemaps\/([^<]*)\.xml<\/loc>/g);
  for (const name of ['pages', 'landing-1', 'sellers-1', 'vehicles-1'])
    expect(names).toContain(name);
  const documents = [
    ['/sitemap.xml', ''],
    ...names.map((name) => [`/sitemaps/${name}.xml`, `?part=${name}`] as const),
  ] as const;
  for (const [path, query] of documents) {
    const { status, headers, text } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(headers.get('cache-control')).toMatch(/^public, s-maxage=/);
    const other = await fetch(server + query);
    expect(other.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const [cached, made] = [entriesOf(text), entriesOf(await other.text())];
    // Other journeys change some cars in the minutes for which the sitemap is cached.
    expect(made.filter((entry) => cached.includes(entry)).length).toBeGreaterThan(
      0.95 * made.length - 1,
    );
  }
  for (const part of [
    'sellers-2.xml',
    'vehicles-2.xml',
    'vehicles-1',
    'vehicles-0.xml',
    'nothing.xml',
    'a.xml/b',
  ]) {
    expect((await get(`/sitemaps/${part}`)).status, part).toBe(404);
  }
  expect((await fetch(`${server}?part=nothing`)).status).toBe(404);
});

test('robots.txt names the sitemap and disallows /api/, /dev/ and forms, and not the sellers', async () => {
  const { text } = await get('/robots.txt');
  expect(text.trim().split(/\n+/)).toEqual([
    'User-Agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /dev/',
    'Disallow: /messages/',
    'Disallow: /my-vehicles',
    'Disallow: /saved-searches/',
    'Disallow: /sell$',
    'Disallow: /sell/',
    'Disallow: /staff',
    'Disallow: /vehicles/*/report',
    'Disallow: /vehicles/*/history-check',
    `Sitemap: ${currentStack().siteUrl}/sitemap.xml`,
  ]);
});

test('security.txt, llms.txt and the manifest name addresses that exist', async () => {
  const { siteUrl } = currentStack();
  const security = await get('/.well-known/security.txt');
  const llms = await get('/llms.txt');
  for (const { status, headers } of [security, llms])
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(Date.parse(/^Expires: (.*)$/m.exec(security.text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  expect(security.text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`);
  const manifest: { icons: { src: string }[] } = JSON.parse(
    (await get('/manifest.webmanifest')).text,
  );
  const addresses = [
    ...all(security.text, /^(?:Contact|Canonical): (http.*)$/gm),
    ...all(llms.text, /^- \[[^\]]+\]\(([^)]+)\)/gm),
    ...manifest.icons.map(({ src }) => src),
  ];
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of new Set(addresses)) expect((await get(address)).status, address).toBe(200);
});
