'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, type MouseEvent, useEffect, useRef, useTransition } from 'react';
import { staffPath } from '@/lib/staff/paths';
import { isPlainClick, Link } from '../ui/link';

type Props = Omit<ComponentProps<typeof Link>, 'href'> & {
  /** The case to open, by `caseKey`; without it the queue. */
  to?: string | undefined;
};

/** A link to a case. It is busy until the case is shown, so that a key pressed meanwhile decides nothing. */
export function CaseLink({ to, ...link }: Props) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const anchor = useRef<HTMLAnchorElement>(null);
  const isCurrent = Boolean(link['aria-current']);
  const href = staffPath(to ? { case: to } : {});

  useEffect(() => {
    const list = anchor.current?.closest('nav');
    if (!isCurrent || !list || !anchor.current) return;
    // scrollIntoView would scroll the page too, whose scroll padding covers the list's top.
    const [entry, view] = [anchor.current, list].map((box) => box.getBoundingClientRect());
    if (!entry || !view || (entry.top >= view.top && entry.bottom <= view.bottom)) return;
    list.scrollTop += entry.top - view.top - view.height / 3;
  }, [isCurrent]);

  function open(event: MouseEvent) {
    if (!isPlainClick(event) || !navigator.onLine) return;
    event.preventDefault();
    startTransition(() => router.push(href));
  }

  return (
    <Link
      {...link}
      data-leaves-case
      ref={anchor}
      href={href}
      onClick={open}
      aria-busy={isPending}
    />
  );
}
