import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of pages. Inline scripts of cached pages are allowed by hash: a nonce
 * would have to differ for every response.
 */

/**
 * Hashes of the <style> that sonner 2.0.8 inserts with the first toast: first empty, then its rules. A
 * test compares them with the installed package.
 */
const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** Hash of the style sheet of mails, which the local mailbox shows in a frame; a test compares it. */
const MAIL_STYLE = "'sha256-3L/2YAYF1va44OCo1vBOYlbxtlBbVhj3a3Utw7haLWk='";

const INLINE_SCRIPT = /<script(?![^>]*\s(?:data-)?src=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Data blocks, which browsers do not execute. */
const DATA_BLOCK = /^\s+type="application\/(ld\+)?json"\s*$/;

const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest('base64');

/** The CSP source that allows one script's exact text. */
export const inlineScriptHash = (/** @type {string} */ script) => `'sha256-${sha256(script)}'`;

const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])';
const FLIGHT = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/;
const STREAM_START = 'requestAnimationFrame(function(){$RT=performance.now()});';
/** React's call that moves streamed content into its Suspense boundary, after its function's source. */
const STREAM_CALL = /^([\s\S]*?);*\$R[CSX]\(("[^()]*")\)$/;
/** Hashes of those functions in react-dom 19.3. A test compares them with the installed package. */
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

/** Whether the script is one of Next's or React's: constant text, or a known call with JSON data. */
const isOfFramework = (/** @type {string} */ script) =>
  script === FLIGHT_START ||
  script === STREAM_START ||
  isJson(FLIGHT.exec(script)?.[1]) ||
  isJson(BOOTSTRAP.exec(script)?.[1]) ||
  isStreamCall(script);

/**
 * The distinct CSP hashes of a page's inline scripts, and the number of scripts that are not allowed.
 * A script is allowed if its whole text is in `own` or is one that Next or React generates.
 * @param {string} html
 * @param {ReadonlySet<string>} own
 */
export function inlineScriptHashes(html, own) {
  const hashes = new Set();
  let foreign = 0;
  for (const [, attributes = '', script = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (DATA_BLOCK.test(attributes)) continue;
    if (own.has(script) || isOfFramework(script)) hashes.add(inlineScriptHash(script));
    else foreign += 1;
  }
  return { hashes: /** @type {string[]} */ ([...hashes]), foreign };
}

/** Origins of the servers in WALLET_NETWORKS, from which the wallet dashboard reads; none by default. */
function rpcOrigins() {
  try {
    /** @type {{ rpcUrl?: string }[]} */
    const networks = JSON.parse(process.env.WALLET_NETWORKS || '[]');
    const urls = networks.flatMap(({ rpcUrl }) => (rpcUrl ? [new URL(rpcUrl)] : []));
    return urls.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ origin }) => origin);
  } catch {
    // lib/wallet/configured-networks.ts reports the error.
    return [];
  }
}

/** A page's policy; `inlineScripts` are CSP sources: hashes or a nonce. */
export function pagePolicy(/** @type {string[]} */ inlineScripts) {
  const directives = [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineScripts].join(' '),
    ['style-src', "'self'", ...TOAST_STYLES, MAIL_STYLE].join(' '),
    // React renders style attributes: they hold custom properties, never user input.
    "style-src-attr 'unsafe-inline'",
    // Sellers' pictures are hosted on their own servers.
    "img-src 'self' data: https:",
    "font-src 'self'",
    ['connect-src', "'self'", ...rpcOrigins()].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (process.env.SITE_URL?.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** The policy of responses that are not pages: no scripts; inline styles for SVG colours. */
export const DATA_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of a worker's script, which applies to all its requests: it loads only the site's own
 * code.
 */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
