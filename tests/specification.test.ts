import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { titlesIn } from './tools/titles';

const root = fileURLToPath(new URL('..', import.meta.url));
const isRule = (line = '') => /^\|[-| ]+\|$/.test(line);

/** The rows of every table: its lines without the rule, and without the head, which is the line above it. */
const rows = readFileSync(`${root}tests/specification.md`, 'utf8')
  .split('\n')
  .filter(
    (line, index, lines) => line.startsWith('|') && !isRule(line) && !isRule(lines[index + 1]),
  )
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every row names a test that npm test runs, or what it is waiting for', () => {
  expect(rows.length).toBeGreaterThan(80);
  for (const [, row, proof] of rows)
    expect(proof, row).toMatch(/^later: |(?<!whole )`[^`]+ › [^`]+`/);
});

const proofs = rows.flatMap(([, row = '', proof = '']) =>
  [...proof.matchAll(/`([^`]+\.tsx?) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
    row,
    file,
    title,
  })),
);

test.each(proofs)('$row: $file › $title', ({ file, title }) => {
  const path = `${root}${file}`;
  expect(existsSync(path), path).toBe(true);
  const titles = titlesIn(path);
  expect(
    titles.filter((one) => one.startsWith(title)),
    titles.join('\n'),
  ).not.toEqual([]);
});
