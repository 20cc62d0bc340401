import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { MAIL_CSS } from '@/lib/mail/theme';
import { inlineScriptHashes, pagePolicy } from '@/lib/runtime/csp.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the text of a JavaScript literal in single or double quotes. */
const unquote = (literal: string): string =>
  literal.startsWith('"')
    ? JSON.parse(literal)
    : JSON.parse(`"${literal.slice(1, -1).replaceAll('"', '\\"')}"`);

afterEach(() => vi.unstubAllEnvs());

const allowed = (script: string, own: string[] = []) =>
  inlineScriptHashes(`<p><script>${script}</script>`, new Set(own)).hashes;

test('own inline scripts are hashed by their exact text, without duplicates', () => {
  const html = `<script>a("£")</script><script id="b">\nb</script><script>a("£")</script>`;
  const own = new Set(['a("£")', '\nb']);
  expect(inlineScriptHashes(html, own)).toEqual({
    hashes: [hash('a("£")'), hash('\nb')],
    foreign: 0,
  });
  expect(inlineScriptHashes(html, new Set(['a("£")'])).foreign).toBe(1);
});

test.each([
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"0:{\\"a\\":\\"\\u003cscript>\\"}\\n"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/a.js"],"runtimeModuleIds":[1]});',
  'requestAnimationFrame(function(){$RT=performance.now()});',
  '$RC("B:0","S:0")',
  '$RX("B:0","2481234")',
])('inline scripts of Next.js and React are allowed: %s', (script) => {
  expect(allowed(script)).toEqual([hash(script)]);
});

test.each([
  'fetch("/settings/my-data")',
  '',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([alert(1)])',
  'self.__next_f.push([1,"a"])//\n;alert(1)//])',
  'alert(1);self.__next_f.push([1,"a"])',
  '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
  '$RC("B:0",alert(1))',
  'alert(1);$RC("B:0","S:0")',
  '$RC=alert;$RC("B:0","S:0")',
])('other inline scripts are not allowed: %s', (script) => {
  expect(inlineScriptHashes(`<script>${script}</script>`, new Set())).toEqual({
    hashes: [],
    foreign: 1,
  });
});

test('the inline functions of the installed React version are allowed', () => {
  const react = createRequire(import.meta.url).resolve(
    'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
  );
  const texts = [
    ...readFileSync(react, 'utf8').matchAll(
      /stringToPrecomputedChunk\(\s*('\$R[BSX]=.*'|"\$R[BSX]=.*")\s*\)/g,
    ),
  ]
    .map(([, literal = '']) => unquote(literal).replace(/;*\$R[SX]\("$/, ''))
    .map((text) => text.replace(/;*$/, ''));
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) {
    const script = `${text};$R${text[2] === 'B' ? 'C' : text[2]}("B:0","S:0")`;
    expect(allowed(script), script.slice(0, 40)).toEqual([hash(script)]);
  }
});

test('external scripts and JSON-LD need no hash', () => {
  const html = `<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>`;
  expect(inlineScriptHashes(html, new Set())).toEqual({ hashes: [], foreign: 0 });
});

test('the CSP allows scripts only from self and by hash', () => {
  const policy = pagePolicy(["'sha256-x'"]);
  expect(policy).toContain("script-src 'self' 'sha256-x';");
  expect(policy).not.toMatch(/unsafe-eval|strict-dynamic|\*/);
  expect(policy.match(/[\w-]+ 'unsafe-inline'/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
});

test('upgrade-insecure-requests is set only for an https site', () => {
  vi.stubEnv('SITE_URL', 'http://localhost:3000');
  expect(pagePolicy([])).not.toContain('upgrade-insecure-requests');
  vi.stubEnv('SITE_URL', 'https://forecourt.example');
  expect(pagePolicy([])).toContain('upgrade-insecure-requests');
});

test('the styles of the installed sonner version are allowed', () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8');
  const styles = [...source.matchAll(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/g)];
  expect(styles).toHaveLength(1);
  expect(pagePolicy([])).toContain(hash(JSON.parse(styles[0]?.[1] ?? '')));
  expect(pagePolicy([])).toContain(hash(''));
});

test('the style sheet of mails is allowed', () => {
  expect(pagePolicy([])).toContain(hash(MAIL_CSS));
});
