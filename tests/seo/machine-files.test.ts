import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import manifest from '@/app/manifest';
import { INSTALL_ICONS } from '@/lib/seo/install-icons';
import { llmsTxt, securityTxt, textFile } from '@/lib/seo/machine-files';
import { site } from '@/lib/site';

beforeEach(() => vi.stubEnv('SITE_URL', 'https://cars.example'));

const fields = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]+): (\S+)$/.exec(line)?.slice(1) ?? line);

test('security.txt has the fields of RFC 9116, and expires within a year', () => {
  const now = new Date('2026-11-22T15:00:00Z');
  expect(fields(securityTxt(now))).toEqual([
    ['Contact', `mailto:${site.email}`],
    ['Contact', 'https://cars.example/contact'],
    ['Expires', '2027-05-21T00:00:00.000Z'],
    ['Preferred-Languages', 'en'],
    ['Canonical', 'https://cars.example/.well-known/security.txt'],
  ]);
});

test('SECURITY.md names the contacts of security.txt', () => {
  const policy = readFileSync(new URL('../../SECURITY.md', import.meta.url), 'utf8');
  const contacts = [
    ...securityTxt().matchAll(/^Contact: (?:mailto:|https:\/\/cars\.example)(.+)$/gm),
  ];
  expect(contacts).toHaveLength(2);
  for (const [, contact] of contacts) expect(policy).toContain(contact);
});

test('llms.txt says what the site is, and names no address but those of its links', () => {
  const text = llmsTxt();
  expect(text).toMatch(`# ${site.name}\n\n> ${site.description}\n`);
  expect(text.match(/^## .+$/gm)).toEqual(['## Cars', '## REST interface', '## Pages']);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, address = '']) => address);
  expect(links.length).toBeGreaterThan(12);
  expect(links.filter((address) => !address.startsWith('https://cars.example/'))).toEqual([]);
  expect(new Set(links).size).toBe(links.length);
  // e2e/machine-files.spec.ts asks each link.
  expect(text.replace(/\]\([^)]+\)/g, ']')).not.toMatch(/(^|\s|`)(https?:\/)?\/\S/m);
});

test('a text file is plain text that caches may keep', () => {
  const { headers } = textFile('a');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=86400');
});

test('the manifest has icons of 192 and 512, and one that fills its corners', async () => {
  expect(manifest().icons).toHaveLength(1 + INSTALL_ICONS.length);
  for (const { src, size, purpose } of INSTALL_ICONS) {
    const icon = sharp(`public${src}`);
    expect(await icon.metadata()).toMatchObject({ format: 'png', width: size, height: size });
    const corner = await icon.ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 });
    const [, , , alpha] = await corner.raw().toBuffer();
    expect(alpha === 255, src).toBe(purpose === 'maskable');
  }
});
