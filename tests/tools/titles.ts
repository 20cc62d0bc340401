import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** `test` of `test.each(table)('title', …)`, of `test.describe('title', …)` and of `test('title', …)`. */
function rootName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return rootName(callee.expression);
  return '';
}

const known = new Map<string, string[]>();

/** Returns the titles of a file's tests and of their groups, a template's placeholders as they are written. */
export function titlesIn(file: string): string[] {
  const titles = known.get(file) ?? [];
  if (known.has(file)) return titles;
  known.set(file, titles);
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
