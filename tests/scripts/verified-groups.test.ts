import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { GROUP_NAMES, groupOf } from '@/scripts/dev/test-groups';
import {
  findImports,
  findUnchangedGroups,
  hashesOfProven,
  hashGroup,
} from '@/scripts/dev/verified-groups';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');

const testsIn = (folder: string) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:spec|test)\.tsx?$/.test(file),
  );

it('a test belongs to one group at most, and each group has some', () => {
  const ofJourney = (file: string) =>
    GROUP_NAMES.filter((name) => groupOf(name).journeys?.test(`chromium ${file} a title`));
  const ofFile = (file: string) => GROUP_NAMES.filter((name) => groupOf(name).files?.test(file));
  const groups = [
    ...testsIn('e2e').map(ofJourney),
    ...testsIn('tests').map((file) => ofFile(`tests/${file}`)),
  ];
  expect(groups.filter((names) => names.length > 1)).toEqual([]);
  expect([...new Set(groups.flat())].toSorted()).toEqual([...GROUP_NAMES].toSorted());
  expect(ofJourney('showroom.outage.spec.ts')).toEqual(['showroom']);
  expect(ofJourney('list.spec.ts')).toEqual([]);
  expect(ofJourney('wallet-hostile.spec.ts')).toEqual(['web3']);
  expect(ofJourney('wallet-loading.spec.ts')).toEqual([]);
  expect(ofFile('tests/showroom/fit/outlines.test.ts')).toEqual(['models']);
  expect(ofFile('tests/showroom/pictures/vehicle-look.test.ts')).toEqual([]);
  expect(ofFile('tests/search/filters.test.ts')).toEqual([]);
});

it('a group is its folders and files with their data, its tests, and what they import', async () => {
  const imports = await findImports('web3');
  expect(imports).toEqual(
    expect.arrayContaining([
      'components/wallet/wallet-board.tsx',
      'lib/wallet/README.md',
      'contracts/test/Miles.t.sol',
      'e2e/wallet.spec.ts',
      'e2e/support/wallets.ts',
      'components/ui/button.ts',
    ]),
  );
  expect(imports.filter((file) => file.startsWith('node_modules/viem/'))).not.toEqual([]);
  expect(imports.filter((file) => /^(?:@|components\/search)\//.test(file))).toEqual([]);
  const showroom = await findImports('showroom');
  expect(showroom).toEqual(
    expect.arrayContaining([
      'app/vehicles/[id]/page.tsx',
      'e2e/support/stack-process.ts',
      'middleware.ts',
      'public/cars/boot-hatch-480.avif',
    ]),
  );
  // The stack of the journeys imports it.
  expect(showroom).not.toContain('scripts/seed/seed.ts');
  expect(await findImports('models')).toEqual(
    expect.arrayContaining([
      'app/globals.css',
      'public/models/coupe-mouth-fork.glb.br',
      'tests/showroom/inspection/points.test.ts',
      'lib/registry/advisory-wording.ts',
    ]),
  );
  expect(await findImports('photos')).toEqual(
    expect.arrayContaining(['lib/photos/convert.ts', 'lib/photos/limits.ts']),
  );
  expect(await findImports('training')).toContain('lib/valuation/model.json.gz');
});

it('the hash of a group changes with a file or a package that it imports, not with others', async () => {
  const hashed = (file = '', from = '', to = '') =>
    hashGroup('web3', (name) => (name === file ? read(name).replace(from, to) : read(name)));
  const now = await hashed();
  expect(await hashGroup('web3')).toBe(now);
  const version = JSON.parse(read('package-lock.json')).packages['node_modules/viem'].version;
  expect(await hashed('lib/wallet/amount.ts', 'export', ' export')).not.toBe(now);
  expect(await hashed('package-lock.json', `viem-${version}.tgz`, 'viem.tgz')).toBe(now);
  expect(
    await hashed('package-lock.json', `"version": "${version}"`, '"version": "0.0.0"'),
  ).not.toBe(now);
  // This is a dependency of viem.
  const ox = '"node_modules/ox": {\n      "version": "';
  expect(await hashed('package-lock.json', ox, `${ox}0`)).not.toBe(now);
  // Only Solidity imports this package.
  const entry = '"node_modules/@openzeppelin/contracts": {\n      "version": "';
  expect(await hashed('package-lock.json', entry, `${entry}0`)).not.toBe(now);
  expect(await hashed('components/search/chips.tsx', 'a', 'b')).toBe(now);
});

it('a group is unchanged only where its hash is the one on record', async () => {
  const web3 = await hashGroup('web3');
  const showroom = await hashGroup('showroom');
  const find = (verified: object) => findUnchangedGroups({ showroom, web3 }, verified);
  expect(find({ web3 })).toEqual(['web3']);
  expect(find({ web3, showroom })).toEqual(['showroom', 'web3']);
  expect(find({ web3: 'other', showroom: web3 })).toEqual([]);
  expect(find({})).toEqual([]);
  expect(findUnchangedGroups({}, {})).toEqual([]);
});

it('a group is on record where each of its files of tests, and its step, has passed', async () => {
  const hashes = { showroom: 'a', web3: 'b' };
  const tests = (await findImports('showroom')).filter((file) => /\.spec\.ts$/.test(file));
  expect(tests).toContain('e2e/gallery-turn.spec.ts');
  expect(hashesOfProven(tests, hashes)).toEqual({ showroom: 'a' });
  expect(hashesOfProven(tests.slice(1), hashes)).toEqual({});
  expect(hashesOfProven([], hashes)).toEqual({});
  const ofWeb3 = (await findImports('web3')).filter((file) => /\.(?:spec|test)\.ts$/.test(file));
  expect(hashesOfProven(ofWeb3, hashes)).toEqual({});
  expect(hashesOfProven([...ofWeb3, 'contracts'], hashes)).toEqual({ web3: 'b' });
});
