import type { ReactNode } from 'react';
import { isShown } from '@/lib/evidence/claims';
import { paths } from '@/lib/paths';
import { ClaimMark } from '../evidence/claim-mark';
import { standaloneLink } from '../ui/button';
import { Icon, type IconName } from '../ui/icon';

const badges: { icon: IconName; label: string }[] = [
  { icon: 'gauge', label: 'AI-Powered Pricing' },
  { icon: 'shield-check', label: 'Verified Dealers' },
  { icon: 'box', label: 'AR Showroom' },
];

/** The heading above all lists; the breadcrumb differs from list to list. */
export function ListHeading({ trail }: { trail: ReactNode }) {
  return (
    <div className="wrap">
      {trail}
      <div className="flex flex-wrap items-end justify-between gap-x-8 py-1.5 md:gap-y-4 md:py-6">
        <div className="flex flex-wrap items-baseline gap-x-6">
          <h1 className="text-title tracking-[-0.035em] md:text-[clamp(2.25rem,1.8rem+2.4vw,3.5rem)]">
            {isShown('Premium Used Cars') ? 'Premium Used Cars' : 'Used Cars'}
          </h1>
          {/* Every visitor's page contains it; it is shown before the first paint or never, so nothing shifts. */}
          <a href={paths.myVehicles} className={`when-in ${standaloneLink}`}>
            Your own listings
          </a>
        </div>
        <ul className="relative flex gap-x-6 gap-y-1 text-small font-medium text-ink-2 [scrollbar-width:none] *:shrink-0 max-md:-mx-(--gutter) max-md:w-[calc(100%+2*var(--gutter))] max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-1 md:flex-wrap">
          {badges.map(({ icon, label }) => (
            <li key={label} className="flex items-center gap-1.5">
              <Icon name={icon} className="size-4 text-link" />
              <span>
                {label}
                <ClaimMark claim={label} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
