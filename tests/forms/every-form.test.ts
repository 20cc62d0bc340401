import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Forms that the browser itself submits; offline, guardOffline cancels that. */
const NATIVE = [
  'app/vehicles/[id]/history-check/page.tsx',
  'components/advert-check/car-form.tsx',
  'components/compare/add-another.tsx',
  'components/compare/distance-form.tsx',
  'components/finance/finance-entry.tsx',
  'components/finance/finance-form.tsx',
  'components/help/help-search-form.tsx',
  'components/home/hero-search.tsx',
  'components/layout/user-menu.tsx',
  'components/running-costs/owner-form.tsx',
  'components/search/filter-form.tsx',
  'components/search/filters-page-form.tsx',
  'components/selling/listing-search.tsx',
  'components/staff/search-form.tsx',
  'components/stock/waiting-cars.tsx',
  'components/valuation/bulk-form.tsx',
];
/** Forms with requests of their own; journeys cut their network. */
const OWN_REQUESTS = [
  'components/selling/photo-input.tsx',
  'components/stock/run-form.tsx',
  'components/stock/send-form.tsx',
  'components/support/chat-composer.tsx',
];
/** Forms whose submission sends nothing, once scripts run. */
const LOCAL = [
  'app/check-advert/checker.tsx',
  'components/part-exchange/kept-car.tsx',
  'components/showroom/fit/fit-form.tsx',
  'components/wallet/escrow/open-sale-form.tsx',
];

/** Returns the opening tags of a file's forms. */
function formTags(file: string) {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const tags: ts.JsxOpeningLikeElement[] = [];
  function visit(node: ts.Node) {
    const isTag = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
    if (isTag && node.tagName.getText() === 'form') tags.push(node);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return tags;
}

const attributesOf = (tag: ts.JsxOpeningLikeElement) => tag.attributes.properties;

/** Returns whether the tag is spread with `form` of useActionForm or useSchemaForm. */
const isHooked = (tag: ts.JsxOpeningLikeElement) =>
  attributesOf(tag).some(
    (one) => ts.isJsxSpreadAttribute(one) && /^(?:\w+\.)?form$/.test(one.expression.getText()),
  );

const has = (tag: ts.JsxOpeningLikeElement, name: string) =>
  attributesOf(tag).some((one) => ts.isJsxAttribute(one) && one.name.getText() === name);

const HOOK = /from '[^']*\/use-(?:action|press|schema)-form'/;

/** Returns whether a file imports a hook of the forms, itself or by a hook of its folder. */
function importsHook(file: string): boolean {
  const text = read(file);
  const near = [...text.matchAll(/from '(\.\/use-[\w-]+)'/g)]
    .map(([, name = '']) => join(dirname(file), `${name}.ts`))
    .filter((path) => existsSync(join(root, path)));
  return HOOK.test(text) || near.some((path) => HOOK.test(read(path)));
}

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name));

const forms = [...filesIn('app'), ...filesIn('components')].flatMap((file) =>
  formTags(file).map((tag) => ({ file, tag })),
);

test('every form goes through the hook of the forms, but those named here', () => {
  const others = forms.filter(({ tag }) => !isHooked(tag)).map(({ file }) => file);
  expect(others.sort()).toEqual([...NATIVE, ...OWN_REQUESTS, ...LOCAL].sort());
  const hooked = forms.filter(({ tag }) => isHooked(tag));
  expect(hooked.length).toBeGreaterThan(35);
  for (const { file, tag } of hooked) {
    expect(importsHook(file), file).toBe(true);
    if (has(tag, 'onSubmit')) expect(read(file), file).toContain('form.onSubmit(event)');
  }
});

test('both hooks send by submitAction', () => {
  expect(read('components/forms/use-schema-form.ts')).toContain('= useActionForm({');
  expect(read('components/forms/use-press-form.ts')).toContain('await submitAction({');
});

test('a native form is left to the guard: it has an address', () => {
  const tags = forms.filter(({ file }) => NATIVE.includes(file)).map(({ tag }) => tag);
  expect(tags.filter((tag) => !has(tag, 'action'))).toEqual([]);
});
