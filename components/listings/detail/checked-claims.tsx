import { checkAdvert } from '@/lib/adverts/check-advert';
import { claimsSummary } from '@/lib/adverts/describe';
import type { AdvertFacts } from '@/lib/adverts/types';
import { paths } from '@/lib/paths';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { AdvertClaims } from '../advert-claims';

type Props = { text: string; facts: AdvertFacts };

/** Compares a seller's text with the listing's fields; open where they differ. Renders nothing without claims. */
export function CheckedClaims({ text, facts }: Props) {
  const claims = checkAdvert(text, facts, new Date().toISOString().slice(0, 10));
  if (claims.length === 0) return null;
  const differs = claims.some(({ verdict }) => verdict === 'contradicts');
  return (
    <details open={differs} className="group/claims mt-6 border-y border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-3.5 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-semibold">What the advert says, checked</span>
          <span className="block text-small text-pretty text-ink-2">{claimsSummary(claims)}</span>
        </span>
        <Icon
          name="chevron-right"
          className="size-5 text-link transition-transform duration-(--fast) group-open/claims:rotate-90"
        />
      </summary>
      <div className="grid gap-4 pb-5">
        <AdvertClaims claims={claims} />
        <p className="text-small text-pretty text-ink-3">
          A program compares the seller’s text with the listing’s own details. Nobody has inspected
          the car for it.{' '}
          <Link
            href={paths.checkAdvert}
            className="font-semibold text-link underline underline-offset-4"
          >
            Check another advert
          </Link>
        </p>
      </div>
    </details>
  );
}
