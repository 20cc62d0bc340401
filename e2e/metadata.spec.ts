import { firstVehicle, marketingPages } from './support/pages';
import { expect, test } from './support/test';

const routes = [
  { path: '/', canonical: '/', robots: 'index, follow' },
  { path: '/vehicles', canonical: '/vehicles', robots: 'index, follow' },
  ...['/vehicles?page=2', '/used-cars/bmw?page=2'].map((path) => ({
    path,
    canonical: path,
    robots: 'index, follow',
  })),
  ...['bmw', 'ford/fiesta', 'in/london', 'body/suv', 'fuel/diesel'].map((slugs) => ({
    path: `/used-cars/${slugs}`,
    canonical: `/used-cars/${slugs}`,
    robots: 'index, follow',
  })),
  ...[
    { path: '/vehicles?make=BMW', canonical: '/used-cars/bmw' },
    { path: '/vehicles?make=BMW&fuel=diesel&page=2', canonical: '/used-cars/bmw' },
    { path: '/vehicles?bodyType=suv&priceMax=9000', canonical: '/used-cars/body/suv' },
  ].map((list) => ({ ...list, robots: 'noindex, follow' })),
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
    request,
    baseURL,
  }) => {
    const car = path === 'a car' ? await firstVehicle({ request }) : '';
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
