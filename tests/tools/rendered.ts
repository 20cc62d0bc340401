import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** An element as a visitor's first HTML has it: its text, links, buttons and dropdowns. */
export function rendered(element: ReactElement) {
  const html = renderToStaticMarkup(element);
  const all = (pattern: RegExp) => [...html.matchAll(pattern)];
  return {
    html,
    text: plain(html),
    /** Address by label; of two links of one label the later. */
    links: Object.fromEntries(
      all(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g).map(([, href, label]) => [
        plain(label ?? ''),
        (href ?? '').replace(/&amp;/g, '&'),
      ]),
    ),
    buttons: all(/<button[^>]*>(.*?)<\/button>/g).map(([, label]) => plain(label ?? '')),
    /** The values that a dropdown offers. */
    options: (name: string) => {
      const [, select = ''] = new RegExp(`<select id="${name}".*?>(.*?)</select>`).exec(html) ?? [];
      return [...select.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
    },
    /** The attributes of the sliders, in their order. */
    sliders: all(/<input[^>]*type="range"[^>]*>/g).map(([tag]) =>
      Object.fromEntries(
        [...tag.matchAll(/(\w[\w-]*)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      ),
    ),
  };
}
