import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { titlesIn } from './tools/titles';

const root = fileURLToPath(new URL('..', import.meta.url));
const filesIn = (folder: string) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file));

it('tests/README.md lists the tests that run in test:all alone', () => {
  const readme = readFileSync(`${root}tests/README.md`, 'utf8');
  const listed = [...readme.matchAll(/^\| `(e2e\/.+? › .+?)` \|/gm)].map(([, test]) => test);
  const tagged = filesIn('e2e').flatMap((file) =>
    titlesIn(root + file)
      .filter((title) => title.endsWith(' @whole'))
      .map((title) => `${file} › ${title.replace(' @whole', '')}`),
  );
  expect(listed.sort()).toEqual(tagged.sort());
});

it('every test file is run by vitest or Playwright', () => {
  const lost = ['app', 'components', 'contracts', 'lib', 'scripts', 'supabase', 'tests', 'e2e']
    .flatMap(filesIn)
    .filter((file) => !/^(tests\/.+\.test\.tsx?|e2e\/[^/]+\.spec\.ts)$/.test(file));
  expect(lost).toEqual([]);
});
