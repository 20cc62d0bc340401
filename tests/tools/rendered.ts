import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Links are drawn here, not followed. */
const router = {} as AppRouterInstance;

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Server-renders an element and extracts its text, links, buttons, dropdowns and sliders. */
export function rendered(element: ReactElement) {
  const routed = createElement(AppRouterContext.Provider, { value: router }, element);
  const html = renderToStaticMarkup(routed);
  const all = (pattern: RegExp) => [...html.matchAll(pattern)];
  return {
    html,
    text: plain(html),
    /** Addresses by label; the last of several links with the same label wins. */
    links: Object.fromEntries(
      all(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g).map(([, href, label]) => [
        plain(label ?? ''),
        (href ?? '').replace(/&amp;/g, '&'),
      ]),
    ),
    buttons: all(/<button[^>]*>(.*?)<\/button>/g).map(([, label]) => plain(label ?? '')),
    /** Option values of a dropdown. */
    options: (name: string) => {
      const [, select = ''] = new RegExp(`<select id="${name}".*?>(.*?)</select>`).exec(html) ?? [];
      return [...select.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
    },
    /** Attributes of the sliders, in document order. */
    sliders: all(/<input[^>]*type="range"[^>]*>/g).map(([tag]) =>
      Object.fromEntries(
        [...tag.matchAll(/(\w[\w-]*)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      ),
    ),
  };
}
