import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of pages. Scripts written into a page are allowed by their hashes, so
 * that a page can be kept and shared: a nonce would have to be new for every visitor.
 */

/**
 * What sonner 2.0.8 writes into the page when the first toast is shown: an empty <style>, then its
 * rules. A test compares them with the installed package.
 */
const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Data, which no browser runs. */
const NOT_RUN = /\stype="application\/(ld\+)?json"/;

/** The CSP source that allows one script's exact text. */
export const inlineScriptHash = (/** @type {string} */ script) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The CSP source of each script written into a page, once each. */
export function inlineScriptHashes(/** @type {string} */ html) {
  const sources = new Set();
  for (const [, attributes = '', script = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (NOT_RUN.test(attributes)) continue;
    sources.add(inlineScriptHash(script));
  }
  return /** @type {string[]} */ ([...sources]);
}

/** The policy of a page, with the sources of its inline scripts: hashes or a nonce. */
export function pagePolicy(/** @type {string[]} */ inlineScripts) {
  const directives = [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineScripts].join(' '),
    ['style-src', "'self'", ...TOAST_STYLES].join(' '),
    // React writes style attributes into the HTML: they hold custom properties, never a visitor's words.
    "style-src-attr 'unsafe-inline'",
    // Sellers' pictures lie on servers of their own.
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (process.env.SITE_URL?.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** The policy of everything that is no page: no script runs, and a drawing keeps its own colours. */
export const DATA_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
