import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { envExample } from '../../scripts/dev/env-example';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(fromRoot(path), 'utf8');
const shipped = read('.env.example');
const listed = [...shipped.matchAll(/^#([A-Z][A-Z0-9_]*)=$/gm)].map(([, name]) => name);

const firstGroups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

const readmesUnder = (folder: string) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('README.md'))
    .map((file) => `${folder}/${file}`);

describe('the shipped .env.example', () => {
  it('equals what is made from README.md (else: npm run env:example)', () => {
    expect(shipped).toBe(envExample(read('README.md')));
  });

  it('has each variable that the site reads', () => {
    const names = firstGroups(
      read('lib/env.ts'),
      /(?:process\.env\.|(?:required|port)\(')([A-Z][A-Z0-9_]*)/g,
    );
    expect(names).toContain('SUPABASE_URL');
    expect(listed).toEqual(expect.arrayContaining(names));
  });

  it('has each variable that the documentation of the site, the scripts or the contracts names', () => {
    const readmes = ['lib', 'scripts', 'supabase', 'contracts'].flatMap(readmesUnder);
    const names = readmes.flatMap((file) =>
      firstGroups(read(file), /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g),
    );
    expect(names).toContain('CHAIN_RPC_URL');
    expect(listed).toEqual(expect.arrayContaining(names));
  });

  it('lists no variable twice', () => {
    expect(listed).toEqual([...new Set(listed)]);
  });
});

describe('envExample', () => {
  const table = (...rows: string[]) =>
    ['Text', '', '| Variable | Meaning |', '|---|---|', ...rows, '', 'More `TEXT`', ''].join('\n');
  const sectionsOf = (readme: string) => envExample(readme).trimEnd().split('\n\n').slice(1);

  it('writes the meaning, then the variables of a row', () => {
    expect(
      sectionsOf(table('| `A_KEY`, `B_KEY` | two keys of `jobs`: [keys](lib/keys.md) |')),
    ).toEqual(['# two keys of jobs: lib/keys.md\n#A_KEY=\n#B_KEY=']);
  });

  it('adds a variable that only a meaning names, once', () => {
    const rows = ['| `A` | a key; with it also `C`, but not `B` |', '| `B` | needs `C` |'];
    expect(sectionsOf(table(...rows))).toEqual([
      '# a key; with it also C, but not B\n#A=\n#C=',
      '# needs C\n#B=',
    ]);
  });

  it('breaks a long meaning into lines of at most 100 characters', () => {
    const [section = ''] = sectionsOf(table(`| \`A\` | ${'word '.repeat(60).trim()} |`));
    const comments = section.split('\n').slice(0, -1);
    expect(comments.length).toBeGreaterThan(2);
    for (const line of comments) expect(line).toMatch(/^#( word){1,19}$/);
  });

  it('throws without the table, and for a row without a variable', () => {
    expect(() => envExample('# Text')).toThrow('no table of variables');
    expect(() => envExample(table('| a key | a meaning |'))).toThrow('names no variable: a key');
  });
});
