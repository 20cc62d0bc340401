import { createHash } from 'node:crypto';
import { errorTitle } from '../core/errors/error-words';
import { requestId } from '../core/http/request-context';

const STYLE = `:root{color-scheme:light dark;--paper:#f7f6f1;--ink:#121613;--link:#0b4a34}
@media(prefers-color-scheme:dark){:root{--paper:#0e1210;--ink:#f0f2ed;--link:#7fcca6}}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{padding:2rem;max-width:34rem}h1{margin:0;font-size:2.25rem;line-height:1.1}
a{display:inline-block;padding:.75rem 1rem .75rem 0;color:var(--link)}`;

/** Message of the 503 when the render queue is full. */
export const BUSY =
  'More is asked of us than we can make just now. Please try again in a few seconds.';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The policy of the error page, which has one inline style and no script. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const html = (text: string) => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${errorTitle}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${STYLE}</style></head><body><main>
<h1>${errorTitle}</h1>
<p>${text}</p>
<p><a href="">Try Again</a> <a href="">Refresh Page</a> <a href="/">Go Home</a></p>
<p><small>Reference: ${requestId() ?? ''}</small></p>
</main></body></html>
`;

/** A self-contained page without scripts, with the request id that the log shows too. */
export const errorPage = (text: string) => ({
  html: html(text),
  headers: { 'cache-control': 'no-store', 'content-security-policy': POLICY },
});

/** The error page as a response. */
export function errorResponse(
  status: number,
  text: string,
  extraHeaders: Record<string, string> = {},
) {
  const { html: body, headers } = errorPage(text);
  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(body, { status, headers: { ...type, ...headers, ...extraHeaders } });
}
