import { firstVehicle, marketingPages } from './support/pages';
import { expect, test } from './support/test';

const routes = [
  { path: '/', canonical: '/', robots: 'index, follow' },
  { path: '/vehicles', canonical: '/vehicles', robots: 'index, follow' },
  { path: '/vehicles?make=BMW', canonical: '/vehicles?make=BMW', robots: 'index, follow' },
  {
    path: '/vehicles?make=BMW&page=2',
    canonical: '/vehicles?make=BMW&page=2',
    robots: 'index, follow',
  },
  {
    path: '/vehicles?make=BMW&fuel=diesel',
    canonical: '/vehicles?make=BMW',
    robots: 'noindex, follow',
  },
  { path: '/vehicles?search=golf&utm_source=x', canonical: '/vehicles', robots: 'noindex, follow' },
  ...['/evidence/valuation', ...marketingPages].map((path) => ({
    path,
    canonical: path,
    robots: 'index, follow',
  })),
  { path: 'a car', canonical: 'a car', robots: 'index, follow' },
];

for (const { path, canonical, robots } of routes) {
  test(`metadata of ${path}: title, description, canonical, robots and social tags`, async ({
    page,
    request,
    baseURL,
  }) => {
    const car = path === 'a car' ? await firstVehicle(page) : '';
    const answer = await request.get(car || path);
    const head = (await answer.text()).split('</head>')[0] ?? '';
    const content = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
    const title = /<title>([^<]*)/.exec(head)?.[1] ?? '';
    expect(title.length).toBeGreaterThan(10);
    expect(content('description')?.length).toBeGreaterThan(40);
    const address = `${baseURL}${car || canonical}`.replace(/\/$/, '').replaceAll('&', '&amp;');
    expect(/rel="canonical" href="([^"]*)"/.exec(head)?.[1]?.replace(/\/$/, '')).toBe(address);
    expect(content('robots')).toBe(robots);
    expect(content('og:url')?.replace(/\/$/, '')).toBe(address);
    expect(content('og:title')).toBeTruthy();
    expect(content('og:description')).toBe(content('description'));
  });
}
