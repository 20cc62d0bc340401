'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import type { BodyType } from '@/lib/listings/constants';
import { vehiclesPath } from '@/lib/paths';
import { isPlainClick, Link } from '../ui/link';
import { HERO_SEARCH_ID } from './hero-search-id';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: Route; bodyType: BodyType };

/** A link to a body type's page; if the search form has values, to the list that they and the body type filter. */
export function BodyTypeLink({ href, bodyType, ...rest }: Props) {
  const router = useRouter();

  function keepSearch(event: MouseEvent) {
    const form = document.getElementById(HERO_SEARCH_ID);
    if (!(form instanceof HTMLFormElement)) return;
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (String(value).trim()) chosen.set(name, String(value).trim());
    if (!chosen.toString() || !isPlainClick(event) || !navigator.onLine) return;
    event.preventDefault();
    chosen.set('bodyType', bodyType);
    router.push(vehiclesPath(chosen.toString()));
  }

  return <Link {...rest} href={href} onClick={keepSearch} />;
}
