import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface AccountMail {
  subject: string;
  text: string;
  html: string;
}

const FOLDER = path.resolve(import.meta.dirname, '../../templates');

/** The auth service's link types whose template has another name. */
const TEMPLATES: Record<string, string> = { signup: 'confirmation', magiclink: 'magic_link' };

/**
 * Renders a mail of the auth service from the template of hosted projects. `kind`: a link type or the name of a notice;
 * null without a template. Links have token-hash form, which works in any browser on any device.
 */
export function accountMail(
  kind: string,
  siteUrl: string,
  { tokenHash = '', redirectTo = '' } = {},
): AccountMail | null {
  const file = path.join(FOLDER, `${path.basename(TEMPLATES[kind] ?? kind)}.html`);
  if (!existsSync(file)) return null;
  const values: Record<string, string> = {
    SiteURL: siteUrl,
    TokenHash: encodeURIComponent(tokenHash),
    RedirectTo: encodeURIComponent(redirectTo),
    // @supabase/lite does not tell the mail driver the address.
    NewEmail: 'another one',
  };
  const html = readFileSync(file, 'utf8')
    .replace(/\{\{ \.(\w+) \}\}/g, (_, name) => values[name] ?? '')
    .replace('&amp;next="', '"');
  return { subject: /<title>(.*)<\/title>/.exec(html)?.[1] ?? '', text: textOf(html), html };
}

/** Returns the paragraphs of a template as text; a link becomes its address. */
function textOf(html: string): string {
  const paragraphs = [...html.matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/g)].map(([, paragraph = '']) =>
    (/href="([^"]*)"/.exec(paragraph)?.[1] ?? paragraph).replaceAll('&amp;', '&').trim(),
  );
  return `${paragraphs.join('\n\n')}\n`;
}
