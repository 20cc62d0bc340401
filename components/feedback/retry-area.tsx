'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useRef, useTransition } from 'react';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';

type Props = {
  /** What went wrong. */
  message: string;
  /** The page's own address. */
  href: string;
  /** Shapes of what is being loaded, shown while the page is asked for again. */
  loading: ReactNode;
};

/** A part of a page that could not be loaded; without scripts its link loads the page anew. */
export function RetryArea({ message, href, loading }: Props) {
  const router = useRouter();
  const area = useRef<HTMLDivElement>(null);
  const [pending, startTransition] = useTransition();
  return (
    <div ref={area} tabIndex={-1} aria-busy={pending} className="focus:outline-0">
      {pending ? (
        loading
      ) : (
        <>
          <p className="mb-6 text-lead">{message}</p>
          <a
            href={href}
            className={button()}
            onClick={(event) => {
              // Without a network it is for offline-guard.ts.
              if (!navigator.onLine) return;
              event.preventDefault();
              area.current?.focus();
              startTransition(() => router.refresh());
            }}
          >
            <Icon name="refresh" />
            Try Again
          </a>
        </>
      )}
    </div>
  );
}
