import type { ReactNode } from 'react';
import { HERO } from '@/lib/showroom/hero';
import { lookName, namedPicture } from '@/lib/showroom/picture';
import { cx } from '@/lib/utils';

type Props = {
  title: string;
  text: string;
  /** The illustration: a car driving out of the frame, or parked. */
  car: 'leaving' | 'standing';
  /** Links and buttons to continue with. */
  children: ReactNode;
  /** Marks the page as 503 and not cacheable: see lib/runtime/cache-handler.mjs. */
  unavailable?: boolean;
};

/** A full-page message with an illustration. */
export function MessageScene({ title, text, car, children, unavailable }: Props) {
  const leaving = car === 'leaving';
  const { src, srcSet } = namedPicture(lookName(HERO), leaving ? 'side' : 'front');
  return (
    <main
      id="main"
      className="hero-ground relative flex-1 overflow-hidden"
      data-http-status={unavailable ? '503' : undefined}
    >
      <div className="wrap relative z-1 pt-14 md:pt-20 lg:pt-24">
        <h1 className="max-w-[20ch] text-[clamp(2.5rem,1.8rem+3.4vw,4.25rem)]/[1] tracking-[-0.04em]">
          {title}
        </h1>
        <p className="mt-5 max-w-[44ch] text-lead text-pretty text-ink-2">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
      <img
        sizes="(min-width: 64rem) 76rem, 110vw"
        srcSet={srcSet}
        src={src}
        alt=""
        width={1200}
        height={800}
        // The 404 screen is in every page's data: without `lazy` every page would fetch its image.
        loading="lazy"
        className={cx(
          'object-cover max-lg:mt-6 max-lg:mb-10',
          leaving
            ? 'aspect-[900/280] w-[150vw] max-w-none -scale-x-100 translate-x-[26vw] object-[50%_71%] sm:w-[110vw] lg:-mt-24 lg:mb-16 lg:ml-[46vw] lg:w-[76rem] lg:translate-x-0'
            : 'mx-auto aspect-[900/340] w-full max-w-[60rem] object-[50%_66%] lg:-mt-40 lg:mr-0 lg:mb-16',
        )}
      />
    </main>
  );
}
