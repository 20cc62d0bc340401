import { createHash } from 'node:crypto';
import { errorTitle } from '../core/errors/error-text';
import { SITE_UPDATED } from '../core/errors/form-messages';
import { escapeXml } from '../core/escape-xml';
import { requestId } from '../core/http/request-context';

const STYLE = `:root{color-scheme:light dark;--paper:#f7f6f1;--ink:#121613;--link:#0b4a34}
@media(prefers-color-scheme:dark){:root{--paper:#0e1210;--ink:#f0f2ed;--link:#7fcca6}}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{padding:2rem;max-width:34rem}h1{margin:0;font-size:2.25rem;line-height:1.1}
dt{margin-top:1rem;font-weight:600}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
a{display:inline-block;padding:.75rem 1rem .75rem 0;color:var(--link)}`;

/** Message of the 503 when the render queue is full. */
export const BUSY =
  'More is asked of us than we can make just now. Please try again in a few seconds.';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The policy of the error page, which has one inline style and no script. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const html = (title: string, content: string) => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${STYLE}</style></head><body><main>
<h1>${title}</h1>
${content}
<p><small>Reference: ${requestId() ?? ''}</small></p>
</main></body></html>
`;

const HEADERS = { 'cache-control': 'no-store', 'content-security-policy': POLICY };
const HTML_TYPE = { 'Content-Type': 'text/html; charset=utf-8' };

/** A self-contained page without scripts, with the request id of the log. */
export const errorPage = (text: string) => ({
  html: html(
    errorTitle,
    `<p>${text}</p>
<p><a href="">Try Again</a> <a href="">Refresh Page</a> <a href="/">Go Home</a></p>`,
  ),
  headers: HEADERS,
});

/** The error page as a response. */
export function errorResponse(
  status: number,
  text: string,
  extraHeaders: Record<string, string> = {},
) {
  const { html: body, headers } = errorPage(text);
  return new Response(body, { status, headers: { ...HTML_TYPE, ...headers, ...extraHeaders } });
}

/** The name of a field as text: `registration_number` and `fullName` have no other label here. */
function labelOf(name: string) {
  const label = name.replace(/_/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}

/** Whether a user can have typed it: no password, file, field of Next, path, id or token. */
const isTyped = (name: string, value: FormDataEntryValue): value is string =>
  typeof value === 'string' &&
  !/^\$|password/i.test(name) &&
  !/^(\/.*|[\w-]{32,}|\s*)$/.test(value);

/**
 * The response to a form of an earlier release, whose action is missing: its fields are on the
 * page, because no script can put them into the form of this release.
 */
export function outdatedFormResponse(form: FormData) {
  const typed = [...form].flatMap(([name, value]) =>
    isTyped(name, value) ? `<dt>${escapeXml(labelOf(name))}</dt><dd>${escapeXml(value)}</dd>` : [],
  );
  const list = typed.length > 0 ? `<h2>What you typed</h2><dl>${typed.join('')}</dl>` : '';
  const content = `<p>Nothing was sent. Load the page again and send the form from there. What you typed is kept here to copy, except passwords and files.</p>
<p><a href="" target="_blank">Load the page again (opens a new tab)</a> <a href="/">Go Home</a></p>
${list}`;
  return new Response(html(SITE_UPDATED.title, content), {
    status: 409,
    headers: { ...HTML_TYPE, ...HEADERS },
  });
}
