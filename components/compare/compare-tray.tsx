'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { MAX_COMPARED, MIN_COMPARED } from '@/lib/compare/limits';
import { setComparedIds, useComparedIds } from '@/lib/compare/store';
import { LINK_PRESS_EVENT } from '@/lib/core/link-press-script';
import { plural } from '@/lib/format';
import { comparePath, paths } from '@/lib/paths';
import { button, iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { markLinks, pressLink } from './press-link';

/** The pages on which cars are chosen, by their paths' beginnings. Tools, forms and accounts show no tray. */
const WITH_TRAY = [
  paths.vehicles,
  paths.favourites,
  paths.compare,
  paths.landing(''),
  paths.seller(''),
];

function isTrayShown(pathname: string, query: { has: (name: string) => boolean }) {
  if (pathname === paths.compare) return !query.has('cars');
  return pathname === paths.home || WITH_TRAY.some((path) => pathname.startsWith(path));
}

/** The number of cars to compare, with the link to their page. Lazy-loaded: see DeviceLoader in app. */
export function CompareTray() {
  const ids = useComparedIds();
  const [message, setMessage] = useState('');
  const [pathname, query] = [usePathname(), useSearchParams()];

  useEffect(() => {
    const act = () => {
      for (const link of window.linkPresses?.splice(0) ?? []) setMessage(pressLink(link));
    };
    act();
    window.addEventListener(LINK_PRESS_EVENT, act);
    return () => window.removeEventListener(LINK_PRESS_EVENT, act);
  }, []);

  useEffect(() => {
    const mark = () => markLinks(ids);
    mark();
    if (ids.length === 0) return;
    // Lists change under the tray: pages, filters, streamed cards.
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [ids]);

  return (
    <aside aria-label="Comparison" className="print:hidden">
      <p role="status" className="sr-only">
        {message}
      </p>
      {ids.length > 0 && isTrayShown(pathname, query) && (
        // A car's page has a bar of its own at the bottom of a phone.
        <div className="fixed right-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-40 flex max-w-[calc(100vw-2rem)] flex-wrap items-center gap-1 rounded-2 border border-line-strong bg-surface p-1.5 pl-2 shadow-lg max-md:[body:has(#contact)_&]:bottom-24">
          <Link href={comparePath(ids)} className={button('primary', 'small')}>
            {ids.length < MIN_COMPARED ? '1 car to compare' : `Compare ${ids.length} cars`}
          </Link>
          <span className="tabular px-2 text-small text-ink-2">of {MAX_COMPARED}</span>
          <button
            type="button"
            className={iconButton}
            aria-label={`Clear the comparison of ${plural(ids.length, 'car')}`}
            onClick={() => setComparedIds([])}
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
      )}
    </aside>
  );
}
