'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '@/lib/utils';

type Props<Address extends string> = Omit<ComponentProps<'a'>, 'href'> & {
  href: Route<Address>;
  /** False keeps the scroll position. */
  scroll?: boolean;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Kinds of this navigation, by which a `<ViewTransition>` decides what moves. */
  transitionTypes?: string[];
};

/** False for a click that opens a link elsewhere: in a tab, in a window, as a file. */
export const isPlainClick = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Pages with a query are noindex, except numbered ones: crawlers need not follow links to them. */
const NOINDEX = /\?(?!page=\d+$)/;

/**
 * An internal link with client-side navigation. next/link would add 3.2 kB to every page, also
 * without prefetching, and /vehicles has no room for it.
 */
export function Link<Address extends string>(props: Props<Address>) {
  const { href, scroll, replace, transitionTypes, onClick, ...rest } = props;
  const router = useRouter();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // Offline clicks are handled by offline-guard.ts: the router would fall back to a full page load.
    if (!navigator.onLine) return;
    if (event.defaultPrevented || !isPlainClick(event) || rest.target || rest.download) return;
    event.preventDefault();
    router[replace ? 'replace' : 'push'](href, { scroll, transitionTypes });
  }

  const rel = NOINDEX.test(href) ? cx(rest.rel, 'nofollow') : rest.rel;
  return <a {...rest} rel={rel} href={href} onClick={follow} />;
}
