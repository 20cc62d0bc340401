import type { ReactNode } from 'react';
import { HERO } from '@/lib/showroom/pictures/hero';
import { pictureOf } from '@/lib/showroom/pictures/vehicle-look';
import { site } from '@/lib/site';
import { PartnerBadges } from '../evidence/partner-badges';
import { Icon } from '../ui/icon';

/** Shows the form beside the showroom; phones show the form alone. */
export function AuthScene({ children }: { children: ReactNode }) {
  const car = pictureOf(HERO, 'front');
  return (
    <main id="main" className="grid flex-1 lg:grid-cols-2">
      <div className="flex px-(--gutter) pt-10 pb-16 lg:pt-16">
        <div className="mx-auto flex w-full max-w-[26.5rem] flex-col">
          {children}
          <PartnerBadges className="mt-10 gap-x-6 gap-y-2 border-t border-line pt-5 text-small" />
        </div>
      </div>
      <div className="forecourt-ground hidden border-l border-line lg:block">
        <div className="sticky top-18 flex h-[min(100%,100dvh-4.5rem)] flex-col overflow-hidden px-12 pt-16 xl:px-16">
          <p className="max-w-[17ch] font-head text-display leading-[1.08] font-medium tracking-[-0.03em] text-balance">
            {site.strapline}
          </p>
          <ul className="mt-6 grid gap-2 text-ink-2">
            {POINTS.map((point) => (
              <li key={point} className="flex gap-2.5">
                <Icon name="check" className="mt-0.5 size-5 text-link" />
                {point}
              </li>
            ))}
          </ul>
          <img
            sizes="50vw"
            srcSet={car.srcSet}
            src={car.src}
            alt=""
            width={1200}
            height={800}
            className="mt-auto mb-6 aspect-[900/480] max-h-[60%] min-h-0 w-full object-cover object-[50%_70%]"
          />
        </div>
      </div>
    </main>
  );
}

/** Benefits of an account. */
const POINTS = [
  'Keep the cars you like, on every device',
  'See when one of them has been sold',
  'Take your data with you, or delete all of it',
];
