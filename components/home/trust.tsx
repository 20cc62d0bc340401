import { isShown } from '@/lib/evidence/claims';
import { claims, claimText, offers, site } from '@/lib/site';
import { cx } from '@/lib/utils';
import { ClaimMark } from '../evidence/claim-mark';
import { PartnerBadges } from '../evidence/partner-badges';
import { Icon, type IconName } from '../ui/icon';
import { Link } from '../ui/link';

const points: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'shield-check',
    title: 'The badge cannot be claimed',
    text: 'The database lets only staff say who is a dealer, and who a verified one. No seller can.',
  },
  {
    icon: 'lock',
    title: 'Only half a postcode',
    text: 'A listing shows the outward half, and a phone number on request. A seller whose text says more is told so.',
  },
  {
    icon: 'scale',
    title: 'One price, nothing added',
    text: 'The figure on a card is the seller’s whole asking price. Forecourt charges a buyer nothing.',
  },
  {
    icon: 'eye',
    title: 'Every figure has its source',
    text: 'Each figure here carries a mark that leads to what it rests on, even where that is nothing yet.',
  },
];

export function Trust() {
  const figures = claims.filter((claim) => isShown(claimText(claim)));
  const shownOffers = offers.filter(({ claim }) => isShown(claim));
  return (
    <section aria-labelledby="trust" className="border-t border-line">
      <div className="wrap py-7 sm:py-20 lg:py-28">
        <h2 id="trust" className="text-display">
          Trust and Security
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-x-5 gap-y-5 border-t border-ink pt-6 sm:mt-10 sm:gap-x-0 sm:gap-y-10 sm:pt-10 lg:grid-cols-4">
          {points.map(({ icon, title, text }) => (
            <li key={title} className="sm:pr-6 sm:even:pl-6 lg:not-first:pl-6">
              <Icon name={icon} className="size-6 text-link" />
              <h3 className="mt-3 font-semibold text-balance sm:mt-4 sm:text-lead">{title}</h3>
              <p className="mt-2 max-w-[40ch] text-pretty text-ink-2 max-sm:text-small">{text}</p>
            </li>
          ))}
        </ul>
        <dl
          className={cx(
            'mt-6 grid border-t border-line sm:mt-12',
            figures.length > 1 && 'grid-cols-2 lg:grid-cols-4',
          )}
        >
          {figures.map((claim) => (
            <div
              key={claim.label}
              className="flex flex-col-reverse justify-end border-line py-4 sm:pt-6 sm:pr-4 sm:pb-7 max-lg:border-b max-lg:even:border-l max-lg:even:pl-6 lg:not-first:border-l lg:not-first:pl-6"
            >
              <dt className="mt-2 text-ink-2 sm:whitespace-nowrap">
                {'proof' in claim ? (
                  <Link
                    href={claim.proof}
                    className="underline decoration-line-strong underline-offset-4 hover:text-ink"
                  >
                    {claim.label}
                  </Link>
                ) : (
                  claim.label
                )}
                <ClaimMark claim={claimText(claim)} />
              </dt>
              <dd className="tabular font-head text-[clamp(2.5rem,2rem+2vw,3.5rem)]/none font-semibold tracking-[-0.035em]">
                {claim.figure}
              </dd>
            </div>
          ))}
        </dl>
        {shownOffers.length > 0 && (
          <ul className="mt-6 grid border-t sm:mt-12 border-line lg:grid-cols-2">
            {shownOffers.map(({ claim, caveat }) => (
              <li key={claim} className="border-b border-line py-3 sm:py-6 lg:even:pl-6">
                <p className="text-lead font-semibold first-letter:uppercase">
                  {claim}
                  <ClaimMark claim={claim} />
                </p>
                <p className="mt-1 max-w-[58ch] text-pretty text-ink-2 max-sm:text-small">
                  {caveat}
                </p>
              </li>
            ))}
          </ul>
        )}
        <PartnerBadges className="items-center gap-x-6 gap-y-1 pt-4 sm:gap-x-8 sm:gap-y-2 sm:pt-6">
          <li className="text-ink-3 sm:-mr-4 sm:ml-auto">
            {site.name}, company no. {site.companyNumber}
            <ClaimMark claim="Company number" />
          </li>
        </PartnerBadges>
      </div>
    </section>
  );
}
