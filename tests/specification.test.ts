import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const table = readFileSync(`${root}tests/specification.md`, 'utf8');
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Row'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every row has a test or says what it waits for', () => {
  for (const [, row, proof] of rows) expect(proof, row).toMatch(/^later: |`.+ › .+`/);
});

const proofs = rows.flatMap(([, row = '', proof = '']) =>
  [...proof.matchAll(/`([^`]+\.ts) › ([^`]+)`/g)].map(([, file, title]) => ({ row, file, title })),
);

test.each(proofs)('$file › $title', ({ file, title }) => {
  const path = `${root}${file}`;
  expect(existsSync(path), path).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain(title);
});
