import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const config = path('tests/dependency-cruiser.mjs');
const program = path('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** Each rule with imports that break it, as `file → import`. */
const broken: Record<string, [file: string, imported: string][]> = {
  'no-cycles': [['lib/ring-a.ts', './ring-b']],
  resolvable: [['lib/lost.ts', './nowhere']],
  'page-paths-by-paths': [['components/listings/led.tsx', '@/lib/page-paths']],
  'pages-on-the-server': [['components/listings/paged.tsx', '@/lib/pages']],
  'lib-knows-no-screens': [
    ['lib/up.ts', '@/components/ui/button'],
    ['lib/up-app.ts', '@/app/page'],
    ['middleware.ts', '@/components/ui/button'],
  ],
  'components-know-no-pages': [['components/listings/up.tsx', '@/app/page']],
  'ui-is-plain': [
    ['components/ui/wise.tsx', '@/lib/paths'],
    ['components/ui/framed.tsx', '@/components/layout/header'],
  ],
  'components-keep-to-their-domain': [
    ['components/listings/nosy.tsx', '@/components/valuation/form'],
  ],
  'shared-components-know-no-domain': [
    ['components/layout/proud.tsx', '@/components/listings/card'],
  ],
  'domains-keep-apart': [
    ['lib/search/nosy.ts', '@/lib/valuation/model'],
    ['lib/search/reads-listings.ts', '@/lib/listings/describe'],
  ],
  'trade-words-know-values-alone': [['lib/trade-words/nosy.ts', '@/lib/listings/types']],
  'core-knows-no-domain': [['lib/core/errors/nosy.ts', '@/lib/valuation/model']],
  'only-next-loads-runtime': [['lib/core/http/loads.ts', '@/lib/runtime/csp']],
  'lib-root-knows-no-domain': [['lib/nosy.ts', '@/lib/valuation/model']],
  'queries-from-app-and-actions': [
    ['components/listings/reads.tsx', '@/lib/listings/queries'],
    ['lib/listings/reads.ts', './queries'],
    ['scripts/reads.ts', '@/lib/listings/queries'],
  ],
  '3d-in-showroom': [['components/listings/spinning.tsx', 'three']],
  'wallet-in-wallet': [
    ['components/listings/paid.tsx', 'wagmi'],
    ['app/paid.tsx', 'viem'],
  ],
  'evm-in-simulator': [
    ['components/listings/played.tsx', '@ethereumjs/evm'],
    ['lib/web3/played.ts', '@ethereumjs/evm'],
  ],
  'no-tools-in-site': [
    ['app/tooled.ts', '@/supabase/local/backend'],
    ['components/listings/tooled.ts', '@/scripts/plain'],
    ['lib/tooled.ts', '@/e2e/support/test'],
  ],
  'tools-know-no-screens': [['scripts/draws.ts', '@/components/ui/button']],
  'no-dev-dependencies-in-site': [['lib/developed.ts', 'tool-of-developers']],
  'declared-dependencies': [['lib/undeclared.ts', 'stray']],
};

/** Imports that every rule must let pass. */
const allowed: [file: string, imported: string][] = [
  ['app/page.tsx', '@/components/listings/card'],
  ['app/vehicles/page.tsx', '@/lib/listings/queries'],
  ['lib/favourites/actions.ts', './queries'],
  ['lib/listings/queries.ts', '@/lib/supabase/public'],
  ['lib/listings/model.ts', '@/lib/format'],
  ['lib/valuation/model.ts', '@/lib/format'],
  ['lib/search/filters.ts', '@/lib/listings/types'],
  ['lib/search/reads-words.ts', '@/lib/trade-words/fuels'],
  ['lib/trade-words/fuels.ts', '@/lib/listings/constants'],
  ['lib/ring-b.ts', './ring-a'],
  ['components/listings/card.tsx', '@/components/ui/button'],
  ['components/valuation/form.tsx', '@/components/layout/header'],
  ['components/ui/button.tsx', '@/lib/utils'],
  ['components/layout/header.tsx', '@/components/ui/button'],
  ['components/showroom/stage.tsx', 'three'],
  ['lib/wallet/connect.ts', 'viem'],
  ['components/wallet/panel.tsx', 'wagmi'],
  ['supabase/local/backend.ts', '@/lib/format'],
  ['scripts/plain.ts', 'tool-of-developers'],
  ['tests/listings/queries.test.ts', '@/lib/listings/queries'],
  ['e2e/support/test.ts', 'tool-of-developers'],
];

const dependencies = {
  three: '1.0.0',
  wagmi: '1.0.0',
  viem: '1.0.0',
  '@ethereumjs/evm': '1.0.0',
};
const devDependencies = { 'tool-of-developers': '1.0.0' };
let folder: string;

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  write('package.json', JSON.stringify({ name: 'fixture', dependencies, devDependencies }));
  const compilerOptions = { jsx: 'react-jsx', paths: { '@/*': ['./*'] } };
  write('tsconfig.json', JSON.stringify({ compilerOptions }));
  for (const name of [...Object.keys(dependencies), ...Object.keys(devDependencies), 'stray']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  for (const file of [
    'lib/utils.ts',
    'lib/format.ts',
    'lib/page-paths.ts',
    'lib/pages.ts',
    'lib/paths.ts',
    'lib/favourites/queries.ts',
    'lib/listings/constants.ts',
    'lib/listings/describe.ts',
    'lib/listings/types.ts',
    'lib/runtime/csp.ts',
    'lib/supabase/public.ts',
  ]) {
    write(file, 'export const value = 1;');
  }
  write('lib/typed.ts', "import type { T } from 'tool-of-developers';\nexport type U = T;");
  for (const [file, imported] of [...allowed, ...Object.values(broken).flat()]) {
    write(file, `import '${imported}';`);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function violations(): string[] {
  const roots = [
    'app',
    'components',
    'lib',
    'supabase',
    'scripts',
    'tests',
    'e2e',
    'middleware.ts',
  ];
  const args = [program, '--config', config, '--output-type', 'json', ...roots];
  const run = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { summary } = JSON.parse(run.stdout);
  return summary.violations.map(
    (one: { from: string; rule: { name: string } }) => `${one.rule.name}: ${one.from}`,
  );
}

it('reports each violation by rule name, and no allowed import', () => {
  const expected = Object.entries(broken).flatMap(([name, imports]) =>
    imports.map(([file]) => `${name}: ${file}`),
  );
  expect(violations().sort()).toEqual(expected.sort());
});

it('has a violation for every rule', () => {
  const print = `import(${JSON.stringify(config)}).then((m) => console.log(m.default.forbidden.map((r) => r.name).join()))`;
  const names = execFileSync(process.execPath, ['-e', print], { encoding: 'utf8' });
  expect(Object.keys(broken).sort()).toEqual(names.trim().split(',').sort());
});
