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
const NOT_RUN = /^\s+type="application\/(ld\+)?json"\s*$/;

const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest('base64');

/** The CSP source that allows one script's exact text. */
export const inlineScriptHash = (/** @type {string} */ script) => `'sha256-${sha256(script)}'`;

const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])';
const FLIGHT = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/;
const STREAM_START = 'requestAnimationFrame(function(){$RT=performance.now()});';
/** React's call that puts a part of the page in its place, after the function that does so. */
const STREAM_CALL = /^([\s\S]*?);*\$R[CSX]\(("[^()]*")\)$/;
/** Those functions' text in react-dom 19.3. A test compares them with the installed package. */
const STREAM_FUNCTIONS = new Set([
  'dW/dX4s22Wb/RKwjhTPlT6uBNIFHoTR535AjgMKaEws=',
  'tNBrhVhpwBw/l0vCWPK8EIr/51zkeQJGlBE46KH5wHM=',
  'jWUGjMRHNLSoNHPd4KWw4+G9pQwz+ZLNEf0h9mnNOjc=',
]);

function isJson(/** @type {string | undefined} */ text) {
  try {
    return typeof JSON.parse(text ?? '') === 'object';
  } catch {
    return false;
  }
}

function isStreamCall(/** @type {string} */ script) {
  const [, functions = '', values] = STREAM_CALL.exec(script) ?? [];
  const isKnown = functions === '' || STREAM_FUNCTIONS.has(sha256(functions));
  return values !== undefined && isKnown && isJson(`[${values}]`);
}

/** Whether Next or React writes such a script: a fixed text, or one around data. */
const isOfFramework = (/** @type {string} */ script) =>
  script === FLIGHT_START ||
  script === STREAM_START ||
  isJson(FLIGHT.exec(script)?.[1]) ||
  isJson(BOOTSTRAP.exec(script)?.[1]) ||
  isStreamCall(script);

/**
 * The CSP source of each script written into a page, once each, and how many got none: a script is
 * allowed only where its whole text is one of `own` or one that Next or React writes.
 * @param {string} html
 * @param {ReadonlySet<string>} own
 */
export function inlineScriptHashes(html, own) {
  const hashes = new Set();
  let foreign = 0;
  for (const [, attributes = '', script = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (NOT_RUN.test(attributes)) continue;
    if (own.has(script) || isOfFramework(script)) hashes.add(inlineScriptHash(script));
    else foreign += 1;
  }
  return { hashes: /** @type {string[]} */ ([...hashes]), foreign };
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
