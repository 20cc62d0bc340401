import type { ReactNode } from 'react';
import { HERO } from '@/lib/showroom/pictures/hero';
import { lookName, namedPicture } from '@/lib/showroom/pictures/picture';
import { cx } from '@/lib/utils';

type Props = {
  title: string;
  text: string;
  /** A second paragraph. */
  detail?: string;
  /** The illustration: a car driving out of the frame, or parked. */
  car: 'leaving' | 'standing';
  /** Links and buttons to continue with. */
  children: ReactNode;
  /** Content below the scene, which is less tall with it. */
  after?: ReactNode;
  /** The status of the response: see lib/runtime/cache-handler.mjs. */
  status?: 410 | 503;
};

/** A full-page message with an illustration. */
export function MessageScene({ title, text, detail, car, children, after, status }: Props) {
  const leaving = car === 'leaving';
  const { src, srcSet } = namedPicture(lookName(HERO), leaving ? 'side' : 'front');
  return (
    <main id="main" className="flex flex-1 flex-col" data-http-status={status}>
      <div className="forecourt-ground relative flex-1 overflow-hidden">
        <div
          className={cx('wrap relative z-1', after ? 'pt-10 md:pt-14' : 'pt-14 md:pt-20 lg:pt-24')}
        >
          <h1 className="max-w-[20ch] text-[clamp(2.5rem,1.8rem+3.4vw,4.25rem)]/[1] tracking-[-0.04em]">
            {title}
          </h1>
          <p className="mt-5 max-w-[44ch] text-lead text-pretty text-ink-2">{text}</p>
          {detail && <p className="mt-3 max-w-[44ch] text-lead text-pretty">{detail}</p>}
          <div
            className={cx(
              'flex max-w-[32rem] flex-wrap gap-3 xl:max-w-[38rem]',
              after ? 'mt-6' : 'mt-8',
            )}
          >
            {children}
          </div>
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
            'object-cover',
            after ? 'max-lg:my-2' : 'max-lg:mt-6 max-lg:mb-10',
            // Its shadow on the ground, behind the wheels: the picture's own ends between them.
            leaving && 'bg-[radial-gradient(40%_7%_at_50%_82%,#0008,#0005_60%,#0000)]',
            leaving
              ? 'aspect-[900/280] w-[125vw] max-w-none -scale-x-100 translate-x-[12vw] object-[50%_71%] sm:w-[110vw] lg:ml-[46vw] lg:translate-x-0'
              : 'mx-auto aspect-[900/340] w-full max-w-[60rem] object-[50%_66%] lg:-mt-40 lg:mr-0 lg:mb-16',
            leaving &&
              (after ? 'lg:-mt-56 lg:mb-4 lg:w-[60rem]' : 'lg:-mt-24 lg:mb-16 lg:w-[76rem]'),
          )}
        />
      </div>
      {after}
    </main>
  );
}
