import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { both, saidInTitle, specifiedJourneys } from '@/e2e/support/specified-journeys';
import { titlesIn } from './tools/titles';

const root = fileURLToPath(new URL('..', import.meta.url));
const filesIn = (folder: string) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file));

it('tests/README.md lists once each file with journeys that run in test:all alone', () => {
  const [, section = ''] = readFileSync(`${root}tests/README.md`, 'utf8').split(
    '## In `npm run test:all` alone',
  );
  const listed = [...section.matchAll(/^\| .+ \| (.+) \|$/gm)].flatMap(([, files = '']) =>
    [...files.matchAll(/`([^`]+)`/g)].map(([, name]) => `e2e/${name}.spec.ts`),
  );
  const specified = specifiedJourneys();
  const withRest = filesIn('e2e').filter((file) =>
    titlesIn(root + file).some((title) => !specified.test(`${file.slice(4)} ${title}`)),
  );
  expect(listed.toSorted()).toEqual(withRest.toSorted());
});

it('the journeys of npm test are those that the specification names', () => {
  const placeholder = '$'.concat('{path}');
  const pattern = specifiedJourneys(
    `| Row | \`e2e/a.spec.ts › turns (by key)\`, \`e2e/b.phone.spec.ts › ${placeholder} is kept\`, \`tests/c.test.ts › x\`, whole \`e2e/a.spec.ts › waits\` |`,
  );
  for (const named of [
    'chromium a.spec.ts turns (by key)',
    'chromium a.spec.ts a group turns (by key) and back @phone',
    'phone b.phone.spec.ts /terms is kept',
  ])
    expect(pattern.test(named), named).toBe(true);
  for (const other of [
    'chromium a.spec.ts turns by key',
    'chromium aa.spec.ts turns (by key)',
    'chromium axspec.ts turns (by key)',
    'chromium c.test.ts x',
    'chromium a.spec.ts waits',
  ])
    expect(pattern.test(other), other).toBe(false);
  const onPhones = both(/@phone\b/, pattern);
  expect(onPhones.test('phone a.spec.ts turns (by key) @phone')).toBe(true);
  expect(onPhones.test('phone a.spec.ts turns (by key)')).toBe(false);
  expect(onPhones.test('phone other.spec.ts x @phone')).toBe(false);
  const said = new RegExp(saidInTitle('@phone', 'phone|finger'));
  expect(said.test('phone a.spec.ts is turned by a finger @phone')).toBe(true);
  expect(said.test('phone a.spec.ts turns (by key) @phone')).toBe(false);
});

it('every test file is run by vitest or Playwright', () => {
  const lost = ['app', 'components', 'contracts', 'lib', 'scripts', 'supabase', 'tests', 'e2e']
    .flatMap(filesIn)
    .filter((file) => !/^(tests\/.+\.test\.tsx?|e2e\/[^/]+\.spec\.ts)$/.test(file));
  expect(lost).toEqual([]);
});

it('journeys that set the clock of their pages have a browser context of their own', () => {
  const files = filesIn('e2e').filter((file) =>
    /\bclock\.install\(/.test(readFileSync(root + file, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(0);
  for (const file of files)
    expect(readFileSync(root + file, 'utf8'), file).toMatch(/^test\.use\(.*hasOwnContext: true/m);
});
