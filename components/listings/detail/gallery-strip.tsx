'use client';

import {
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../ui/icon';

type Props = {
  label: string;
  /** Thumbnails in the order of the pictures, and what each shows. */
  thumbnails: { name: string; picture: ReactNode }[];
  /** The pictures: list items with the ids `picture-1`, `picture-2`… */
  children: ReactNode;
};

/** Makes the scroller focusable for arrow keys; not every browser does so by default. */
const FOCUSABLE = { tabIndex: 0 };

const STEP =
  'grid size-11 place-items-center rounded-full border border-line-strong bg-surface hover:border-ink aria-disabled:border-line aria-disabled:text-line-strong';

/** A native scroll-snap strip with keyboard control, buttons and a current thumbnail. */
export function GalleryStrip({ label, thumbnails, children }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const thumbnailStrip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** Target index of a smooth scroll: pictures passed on the way do not become current. */
  const scrollTarget = useRef<number>(undefined);
  const last = thumbnails.length - 1;

  function show(index: number) {
    const to = Math.min(Math.max(index, 0), last);
    scrollTarget.current = to;
    setCurrent(to);
    strip.current?.scrollTo({ left: to * strip.current.clientWidth });
  }

  function handleScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) {
    const index = Math.round(scrollLeft / clientWidth);
    if (index === scrollTarget.current) scrollTarget.current = undefined;
    if (scrollTarget.current === undefined) setCurrent(index);
  }

  // More than five are a strip of their own, in which the current one stays in sight.
  useEffect(() => {
    const scroller = thumbnailStrip.current;
    const item = scroller?.children[current];
    if (!scroller || !(item instanceof HTMLElement)) return;
    scroller.scrollTo({ left: item.offsetLeft - (scroller.clientWidth - item.clientWidth) / 2 });
  }, [current]);

  function clearScrollTarget() {
    scrollTarget.current = undefined;
  }

  function handleKey(event: KeyboardEvent) {
    // A model in place of a picture turns by the arrow keys.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const targets: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  }

  return (
    <section aria-label={label} className="min-w-0">
      <div className="relative max-sm:mx-[calc(-1*var(--gutter))]">
        <ul
          {...FOCUSABLE}
          ref={strip}
          aria-label="Pictures, moved by the arrow keys"
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-2 [scrollbar-width:none] max-sm:rounded-none motion-safe:scroll-smooth"
          onKeyDown={handleKey}
          onScroll={handleScroll}
          onPointerDown={clearScrollTarget}
          onWheel={clearScrollTarget}
        >
          {children}
        </ul>
        {last > 0 && (
          <div className="needs-script absolute right-3 bottom-3 flex gap-2 max-sm:hidden">
            <button
              type="button"
              className={STEP}
              aria-label="Previous picture"
              aria-disabled={current === 0}
              onClick={() => show(current - 1)}
            >
              <Icon name="chevron-left" className="size-5" />
            </button>
            <button
              type="button"
              className={STEP}
              aria-label="Next picture"
              aria-disabled={current === last}
              onClick={() => show(current + 1)}
            >
              <Icon name="chevron-right" className="size-5" />
            </button>
          </div>
        )}
      </div>
      {last > 0 && (
        <>
          <p aria-live="polite" className="sr-only">
            Picture {current + 1} of {last + 1}
          </p>
          <ul
            ref={thumbnailStrip}
            className="relative flex gap-2 overflow-x-auto pt-3 print:hidden! [scrollbar-width:none] max-sm:-mx-(--gutter) max-sm:px-(--gutter) motion-safe:scroll-smooth sm:gap-3"
          >
            {thumbnails.map(({ name, picture }, index) => {
              const id = `picture-${index + 1}`;
              return (
                <li key={id} className="w-21 shrink-0 sm:w-[calc((100%-3rem)/5)]">
                  <a
                    href={`#${id}`}
                    aria-label={`Picture ${index + 1}, ${name}`}
                    aria-current={index === current ? 'true' : undefined}
                    className="block rounded-1 border-2 border-transparent p-0.5 hover:border-line-strong aria-[current=true]:border-link noscript:aria-[current=true]:border-transparent [&>div]:rounded-[2px]"
                    onClick={(event) => {
                      event.preventDefault();
                      show(index);
                    }}
                  >
                    {picture}
                  </a>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
