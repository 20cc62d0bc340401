'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

type Props<Address extends string> = Omit<ComponentProps<'a'>, 'href'> & {
  href: Route<Address>;
  /** False where the page stays where it is scrolled to. */
  scroll?: boolean;
  /** Takes the place of this page in the history. */
  replace?: boolean;
};

/**
 * A link to a page of this site, which is changed in place. next/link can prefetch, which no link
 * here does, and weighs 2.5 kB on every page for it.
 */
export function Link<Address extends string>(props: Props<Address>) {
  const { href, scroll, replace, onClick, ...rest } = props;
  const router = useRouter();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // Without a network it is for offline-guard.ts: the router would leave the page for nothing.
    if (!navigator.onLine) return;
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || elsewhere || rest.target || rest.download) return;
    event.preventDefault();
    router[replace ? 'replace' : 'push'](href, { scroll });
  }

  return <a {...rest} href={href} onClick={follow} />;
}
