'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useRef, useTransition } from 'react';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';

type Props = {
  message: string;
  /** The URL of this page. */
  href: string;
  /** Skeleton shown while the page is refetched. */
  loading: ReactNode;
};

/** A section that failed to load. Its link refreshes the route, or reloads it without JavaScript. */
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
              // Offline clicks are handled by offline-guard.ts.
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
