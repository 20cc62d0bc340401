import type { ReactNode } from 'react';
import { illustrationPath } from '@/lib/illustration/illustration-path';
import { partners, site } from '@/lib/site';
import { ClaimMark } from '../layout/claim-mark';
import { Icon } from '../ui/icon';

/** A form on the left, the showroom on the right; on a phone the form alone. */
export function AuthScene({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="grid flex-1 lg:grid-cols-2">
      <div className="flex px-(--gutter) pt-10 pb-16 lg:pt-16">
        <div className="mx-auto flex w-full max-w-[26.5rem] flex-col">
          {children}
          <ul className="mt-10 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-5 text-small text-ink-2">
            {partners.map((partner) => (
              <li key={partner} className="flex items-center gap-1.5 font-semibold">
                <Icon name="badge-check" className="size-4.5 text-link" />
                <span>
                  {partner}
                  <ClaimMark claim={partner} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="hero-ground relative hidden overflow-hidden border-l border-line lg:block">
        <p className="max-w-[17ch] px-12 pt-16 font-head text-display font-medium tracking-[-0.03em] text-balance xl:px-16">
          {site.strapline}
        </p>
        <ul className="mt-6 grid gap-2 px-12 text-ink-2 xl:px-16">
          {POINTS.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Icon name="check" className="mt-0.5 size-5 text-link" />
              {point}
            </li>
          ))}
        </ul>
        <img
          src={illustrationPath({ bodyType: 'coupe', colour: 'green', view: 'front' })}
          alt=""
          width={900}
          height={600}
          className="absolute top-[max(19rem,42%)] left-1/2 w-[118%] max-w-none -translate-x-1/2"
        />
      </div>
    </main>
  );
}

/** What an account is good for today. */
const POINTS = [
  'Keep the cars you like, on every device',
  'Write to sellers without giving your number away',
  'Come back to every valuation',
];
