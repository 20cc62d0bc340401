'use client';

import { useDeferredValue } from 'react';
import { checkAdvert } from '@/lib/adverts/check-advert';
import { claimsSummary } from '@/lib/adverts/describe';
import type { AdvertFacts } from '@/lib/adverts/types';
import { AdvertClaims } from '../listings/advert-claims';

type Props = {
  facts: AdvertFacts;
  /** The current text of the description. */
  text: string;
};

/** Compares the description's claims with the listing's fields, for the seller; renders nothing without claims. */
export function AdvertCheck({ facts, text }: Props) {
  const read = useDeferredValue(text);
  const claims = checkAdvert(read, facts, new Date().toISOString().slice(0, 10));
  return (
    <section aria-label="Your text beside the listing" className="grid gap-3 empty:hidden">
      {/* Screen readers announce only this summary, and only when it changes. */}
      <p role="status" className="font-semibold text-pretty empty:hidden">
        {claims.length > 0 && claimsSummary(claims)}
      </p>
      <AdvertClaims claims={claims} />
    </section>
  );
}
