/**
 * `npm run packages:notices`: writes public/third-party-notices.txt, the licences of all production packages.
 * Platform-specific packages are listed without their licence files, so that the output is the same
 * on every platform.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { productionPackages } from './notices/production-packages';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) =>
  readFileSync(`${root}${path}`, 'utf8').replaceAll('\r\n', '\n').trim();
const stored = (name: string) => read(`scripts/notices/${name}.txt`);

/** Reads the licence and notice files in a package's folder. */
const textsIn = (path: string) =>
  readdirSync(`${root}${path}`)
    .filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
    .sort()
    .map((name) => read(`${path}/${name}`))
    .join('\n\n');

/** Libraries bundled in sharp's binaries; every platform package lists the same ones. */
function librariesOfSharp() {
  const folder = 'node_modules/@img';
  const libvips = readdirSync(`${root}${folder}`).find((name) => name.startsWith('sharp-libvips-'));
  const [, licensing] = libvips ? read(`${folder}/${libvips}/README.md`).split('## Licensing') : [];
  if (!licensing) throw new Error('sharp’s libvips is not installed: run this on Linux or macOS.');
  return licensing.trim();
}

const packages = productionPackages(`${root}package-lock.json`);
const owners = new Map<string, string[]>();
for (const { path, label, isOptional } of packages) {
  const text = isOptional ? '' : textsIn(path);
  if (text) owners.set(text, [...(owners.get(text) ?? []), label]);
}

const heading = (title: string) => `${'='.repeat(80)}\n${title}\n${'='.repeat(80)}`;
const sections = [
  'Third-party notices\n\nForecourt is built on the work of others. This file names the packages that run or are shipped\nin production with their licences, then gives the licences’ texts. None is changed: the source\nof each is published on npm under its name and version. Written by `npm run packages:notices`.',
  heading('Packages'),
  packages.map(({ label, license }) => `${label}: ${license}`).join('\n'),
  heading('Libraries within sharp’s prebuilt binaries (@img/sharp-*)'),
  librariesOfSharp(),
  ...[...owners].flatMap(([text, labels]) => [heading(labels.join('\n')), text]),
  heading('Lucide (icons)'),
  stored('lucide'),
  heading('GNU Lesser General Public License, version 3'),
  stored('lgpl-3.0'),
  heading('GNU General Public License, version 3'),
  stored('gpl-3.0'),
];
writeFileSync(`${root}public/third-party-notices.txt`, `${sections.join('\n\n')}\n`);
console.log(`${packages.length} packages, ${owners.size} texts.`);
