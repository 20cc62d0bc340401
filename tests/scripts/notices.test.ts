import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { productionPackages } from '../../scripts/notices/production-packages';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const notices = readFileSync(fromRoot('public/third-party-notices.txt'), 'utf8');
const packages = productionPackages(fromRoot('package-lock.json'));

test('the notices list every production package and licence (else: npm run packages:notices)', () => {
  expect(packages.length).toBeGreaterThan(50);
  const lines = new Set(notices.split('\n'));
  const missing = packages.filter(({ label, license }) => !lines.has(`${label}: ${license}`));
  expect(missing.map(({ label }) => label)).toEqual([]);
});

test('the notices contain the required licence texts', () => {
  for (const phrase of [
    'GNU LESSER GENERAL PUBLIC LICENSE',
    'GNU GENERAL PUBLIC LICENSE',
    'libvips       | LGPLv3',
    'SIL OPEN FONT LICENSE',
    'Mozilla Public License',
    // The Mozilla licence requires that the notices name the place of the source.
    'published on npm',
    'Lucide Contributors',
    'Copyright (c) 2025 Vercel, Inc.',
  ])
    expect(notices).toContain(phrase);
});

test('every production licence is on the allowlist', () => {
  const known =
    /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC-BY-4\.0|OFL-1\.1|LGPL-3\.0-or-later|MPL-2\.0)$/;
  for (const { label, license } of packages)
    for (const part of license.replace(/[()]/g, '').split(/ (?:AND|OR) /))
      expect(part, label).toMatch(known);
});
