import { useEffect, useRef } from 'react';
import type { Strip, StripPicture } from './use-strip';

type Props = {
  strip: Strip;
  pictures: readonly StripPicture[];
  className: string;
};

/** The thumbnails of a strip, which scroll to its pictures; without JavaScript they are links. */
export function PictureThumbnails({ strip: { current, show }, pictures, className }: Props) {
  const ref = useRef<HTMLUListElement>(null);

  // More than five thumbnails scroll: the current one stays in view.
  useEffect(() => {
    const scroller = ref.current;
    const item = scroller?.children[current];
    if (!scroller || !(item instanceof HTMLElement)) return;
    scroller.scrollTo({ left: item.offsetLeft - (scroller.clientWidth - item.clientWidth) / 2 });
  }, [current]);

  return (
    <ul
      ref={ref}
      className={`relative flex gap-2 overflow-x-auto pt-3 print:hidden! [scrollbar-width:none] motion-safe:scroll-smooth sm:gap-3 ${className}`}
    >
      {pictures.map(({ name, thumbnail }, index) => {
        const id = `picture-${index + 1}`;
        return (
          // The thumbnail lies on the link, so that its plate is no part of the link's name.
          <li key={id} className="relative w-21 shrink-0 p-1 sm:w-(--thumbnail)">
            <a
              href={`#${id}`}
              aria-current={index === current ? 'true' : undefined}
              className="absolute inset-0 rounded-1 border-2 border-transparent hover:border-line-strong aria-[current=true]:border-link noscript:aria-[current=true]:border-transparent"
              onClick={(event) => {
                event.preventDefault();
                show(index);
              }}
            >
              <span className="sr-only">{`Picture ${index + 1}, ${name}`}</span>
            </a>
            <div className="pointer-events-none relative">{thumbnail}</div>
          </li>
        );
      })}
    </ul>
  );
}
