import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const isRule = (line = '') => /^\|[-| ]+\|$/.test(line);

/** The rows of every table: all its lines but the head, which stands above the rule, and the rule. */
const rows = readFileSync(`${root}tests/specification.md`, 'utf8')
  .split('\n')
  .filter(
    (line, index, lines) => line.startsWith('|') && !isRule(line) && !isRule(lines[index + 1]),
  )
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every row names a test or what it is waiting for', () => {
  expect(rows.length).toBeGreaterThan(80);
  for (const [, row, proof] of rows) expect(proof, row).toMatch(/^later: |`.+ › .+`/);
});

/** `test` of `test.each(table)('title', …)`, of `test.describe('title', …)` and of `test('title', …)`. */
function rootName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return rootName(callee.expression);
  return '';
}

/** The titles of a file's tests and of their groups, a template's placeholders as they are written. */
function titlesIn(file: string) {
  const titles: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  function visit(node: ts.Node) {
    if (ts.isCallExpression(node) && /^(?:test|it|describe)$/.test(rootName(node.expression))) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push(title.getText(source).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return titles;
}

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
