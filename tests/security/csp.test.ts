import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { inlineScriptHashes, pagePolicy } from '@/lib/csp.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

afterEach(() => vi.unstubAllEnvs());

test('every script written into a page is allowed by its hash, once', () => {
  const html = `<script>a("£")</script><script id="b">\nb</script><script>a("£")</script>`;
  expect(inlineScriptHashes(html)).toEqual([hash('a("£")'), hash('\nb')]);
});

test('files, data and empty pages need no hash', () => {
  const html = `<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>`;
  expect(inlineScriptHashes(html)).toEqual([]);
});

test('the policy of a page knows no way around its list of scripts', () => {
  const policy = pagePolicy(["'sha256-x'"]);
  expect(policy).toContain("script-src 'self' 'sha256-x';");
  expect(policy).not.toMatch(/unsafe-eval|strict-dynamic|\*/);
  expect(policy.match(/[\w-]+ 'unsafe-inline'/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
});

test('only a site that is served by https asks for https', () => {
  vi.stubEnv('SITE_URL', 'http://localhost:3000');
  expect(pagePolicy([])).not.toContain('upgrade-insecure-requests');
  vi.stubEnv('SITE_URL', 'https://forecourt.example');
  expect(pagePolicy([])).toContain('upgrade-insecure-requests');
});

test('the styles that the installed sonner writes are allowed', () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8');
  const styles = [...source.matchAll(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/g)];
  expect(styles).toHaveLength(1);
  expect(pagePolicy([])).toContain(hash(JSON.parse(styles[0]?.[1] ?? '')));
  expect(pagePolicy([])).toContain(hash(''));
});
