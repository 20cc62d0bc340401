import pLimit from 'p-limit';
import { all, get, readSitemap, toPath } from './support/crawl';
import { isCar, isLanding, isPersonal, isSeller } from './support/crawled-paths';
import { rest } from './support/rest';
import { expect, test } from './support/test';
import { htmlFaults } from './support/valid-html';

// More concurrent requests would delay the pages of other journeys.
const MAX_CONCURRENT = 4;
/** The number of pages of one template whose HTML is checked, which takes a tenth of a second each. */
const CHECKED = 4;
/**
 * Every twelfth car's page is visited, every fourth in `npm run test:all`, because rendering them takes most of the
 * walk; all are compared without a server in tests/screens/catalogue.test.tsx.
 */
const STEP = process.env.WHOLE ? 4 : 12;

interface Visit {
  path: string;
  status: number;
  isIndexable: boolean;
  headings: string[];
  titles: string[];
  descriptions: string[];
  /** The canonical URLs as paths of this site. */
  canonicals: string[];
}

function inspect(path: string, status: number, html: string): Visit {
  const [head = ''] = html.split('</head>', 1);
  return {
    path,
    status,
    isIndexable: !/<meta name="robots" content="[^"]*noindex/.test(head),
    headings: all(html, /<h1(?: [^>]*)?>([^<]*)/g),
    titles: all(head, /<title>([^<]*)/g),
    descriptions: all(head, /<meta name="description" content="([^"]*)"/g),
    canonicals: all(head, /<link rel="canonical" href="([^"]*)"/g).map(toPath),
  };
}

/** The key under which a path is visited once: a filter's values share one, cars and the pages of a list do not. */
function kindOf(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const names = [...searchParams.keys()];
  const isList = names.every((name) => name === 'page');
  return isList ? path : `${pathname}?${names.join('&')}`;
}

const isFile = (path: string) => /\.(txt|csv|gz|json|py)$|^\/\.well-known\//.test(path);

/** Visits these pages and all pages they lead to except more cars, a few at a time; also returns all kinds seen. */
async function walk(start: string[]) {
  const limit = pLimit(MAX_CONCURRENT);
  const seen = new Set(start.map(kindOf));
  const visits: Visit[] = [];
  const visit = async (path: string): Promise<void> => {
    const { status, text } = await limit(get, path);
    visits.push(inspect(path, status, text));
    const next: string[] = [];
    for (const link of all(text, /<a [^>]*href="(\/[^"#]*)/g)) {
      if (isPersonal(link) || isFile(link) || seen.has(kindOf(link))) continue;
      seen.add(kindOf(link));
      if (!isCar(link)) next.push(link);
    }
    await Promise.all(next.map(visit));
  };
  await Promise.all(start.map(visit));
  return { visits, seen };
}

/** The texts that several pages share, with those pages. */
function shared(visits: Visit[], part: 'titles' | 'descriptions') {
  const owners = new Map<string, string[]>();
  for (const { path, [part]: texts } of visits) {
    for (const text of texts) owners.set(text, [...(owners.get(text) ?? []), path]);
  }
  return [...owners].filter(([, paths]) => paths.length > 1);
}

const isLaterPage = (path: string) => /[?&]page=\d+$/.test(path);

test('crawled pages are 200; indexable ones have unique metadata and match the sitemap', async () => {
  test.setTimeout(900_000);
  const begun = new Date().toISOString();
  const { listed } = await readSitemap();
  expect(new Set(listed).size).toBe(listed.length);
  const cars = listed.filter(isCar);
  const someCars = cars.filter((_, index) => index % STEP === 0);
  const pages = listed.filter((path) => !isCar(path));
  const { visits, seen } = await walk([...new Set(['/', ...pages, ...someCars])]);
  const indexable = visits.filter((page) => page.isIndexable);
  const later = indexable.map(({ path }) => path).filter(isLaterPage);
  const hidden = visits.filter((page) => !page.isIndexable);
  // The assertions are soft, so that one long walk reports all failures.
  expect.soft(later.length, 'later pages of lists').toBeGreaterThan(40);
  expect.soft(hidden.length, 'pages not to be found').toBeGreaterThan(3);

  expect.soft(visits.filter(({ status }) => status !== 200)).toEqual([]);
  const odd = visits.filter(({ headings, titles, descriptions, canonicals }) =>
    [headings, titles, descriptions, canonicals].some((parts) => parts.length !== 1),
  );
  expect.soft(odd, 'pages without just one h1, title, description and canonical').toEqual([]);
  expect.soft(shared(indexable, 'titles'), 'shared titles').toEqual([]);
  expect.soft(shared(indexable, 'descriptions'), 'shared descriptions').toEqual([]);

  const first = indexable.map(({ path }) => path).filter((path) => !isLaterPage(path));
  const visited = [...pages, ...someCars].sort();
  expect.soft(first.sort(), 'indexable pages are those of the sitemap').toEqual(visited);
  // Other journeys publish cars meanwhile.
  const added = await rest<{ id: string }>(`vehicles?select=id&created_at=gte.${begun}`);
  const isNew = (path: string) => added.some(({ id }) => path.endsWith(id));
  const linked = [...seen].filter((path) => isCar(path) && !isNew(path));
  expect.soft(linked.sort(), 'linked cars are too').toEqual(cars.sort());
  const known = new Set(listed);
  const lost = later.filter((path) => !known.has(path.replace(/[?&]page=\d+$/, '')));
  expect.soft(lost, 'later pages of lists that are not in the sitemap').toEqual([]);

  const sellers = visits.filter(({ path }) => isSeller(path));
  const [dealers, others] = [true, false].map((is) =>
    sellers.filter((page) => page.isIndexable === is),
  );
  expect.soft(dealers?.length, 'sellers to be found').toBeGreaterThan(20);
  expect.soft(others?.length, 'other sellers').toBeGreaterThan(20);

  const landing = visits.filter(({ path }) => isLanding(path) && known.has(path));
  expect.soft(landing.length, 'landing pages').toBeGreaterThan(200);

  const wrong = visits.filter(({ path, isIndexable, canonicals: [canonical = ''] }) => {
    const isOwn = canonical === path && kindOf(path) === path;
    return !isOwn && (isIndexable || !(known.has(canonical) || isSeller(canonical)));
  });
  expect.soft(wrong, 'canonicals: the page itself, of a filter the nearest list').toEqual([]);
});

/** The first pages of each template: all cars share one, and so do all lists. */
function firstOfEach(paths: string[]) {
  const counts = new Map<string, number>();
  return paths.filter((path) => {
    const template = path
      .replace(/[\w-]{36}$/, '{id}')
      .replace(/=[^&]*/g, '=')
      .replace(/(?<=^\/used-cars\/(in|body|fuel)\/)[\w-]+/, '{name}')
      .replace(/(?<=^\/used-cars\/(?!in\/|body\/|fuel\/)(?:[\w{}-]+\/){0,2})[\w-]+/g, '{name}');
    const nth = (counts.get(template) ?? 0) + 1;
    counts.set(template, nth);
    return nth <= CHECKED;
  });
}

// This is a separate test, because the walk takes minutes on a busy machine.
test('the HTML source of each page template is valid', async () => {
  test.setTimeout(120_000);
  const { listed } = await readSitemap();
  const later = ['/used-cars/ford?page=2', '/used-cars/in/london?page=2'];
  const paths = firstOfEach([...listed, ...later, '/vehicles?page=2', '/vehicles?page=3']);
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const { status, text } = await get(path);
    expect(status, path).toBe(200);
    expect.soft(await htmlFaults(text), path).toEqual([]);
  }
});
