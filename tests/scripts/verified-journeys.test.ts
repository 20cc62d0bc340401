import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { GROUP_NAMES, JOURNEY_GROUPS } from '@/scripts/dev/journey-groups';
import {
  findImports,
  findUnchangedGroups,
  hashGroup,
  withoutGroupsOf,
} from '@/scripts/dev/verified-journeys';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');

it('a journey belongs to one group at most, and each group has some', () => {
  const journeys = readdirSync(`${root}e2e`).filter((file) => file.endsWith('.spec.ts'));
  const groupsOf = (file: string) =>
    GROUP_NAMES.filter((name) => JOURNEY_GROUPS[name].journeys.test(`chromium ${file} a title`));
  expect(journeys.filter((file) => groupsOf(file).length > 1)).toEqual([]);
  expect([...new Set(journeys.flatMap(groupsOf))].toSorted()).toEqual([...GROUP_NAMES].toSorted());
  expect(groupsOf('showroom.outage.spec.ts')).toEqual(['showroom']);
  expect(groupsOf('list.spec.ts')).toEqual([]);
});

it('a group is its folders with their data, its journeys, and what they import', async () => {
  const imports = await findImports('web3');
  expect(imports).toEqual(
    expect.arrayContaining([
      'components/wallet/wallet-board.tsx',
      'lib/wallet/README.md',
      'e2e/wallet.spec.ts',
      'e2e/support/wallets.ts',
      'components/ui/button.ts',
    ]),
  );
  expect(imports.filter((file) => file.startsWith('node_modules/viem/'))).not.toEqual([]);
  expect(imports.filter((file) => /^(?:@|components\/search)\//.test(file))).toEqual([]);
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

it('a group with a journey that is not proven is not on record', () => {
  const hashes = { showroom: 'a', web3: 'b' };
  const left = (...files: string[]) => withoutGroupsOf(files, hashes);
  expect(left()).toEqual(hashes);
  expect(left('list.spec.ts')).toEqual(hashes);
  expect(left('wallet-loading.spec.ts')).toEqual({ showroom: 'a' });
  expect(left('gallery-turn.spec.ts', 'escrow.spec.ts')).toEqual({});
});
