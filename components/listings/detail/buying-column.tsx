import type { ReactNode } from 'react';
import { formatDate, formatPrice, plural } from '@/lib/format';
import { SELLER_TYPES } from '@/lib/listings/constants';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleDetail } from '@/lib/listings/types';
import { hasUnbeatenBadge } from '@/lib/listings/verdict';
import { writeOffLabel } from '@/lib/listings/write-off';
import { valuationFormPath } from '@/lib/paths';
import type { Narrowing } from '@/lib/valuation/describe';
import { button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { ClaimBadge } from '../claim-badge';
import { LeftToPay } from '../left-to-pay';
import { SellerBadge } from '../seller-badge';
import { ContactBlock } from './contact-block';
import { MarketBlock, MarketLine } from './market-block';
import { PriceBlock } from './price-block';
import { PriceHistory } from './price-history';
import { SellerBlock } from './seller-block';
import { STANDING_ID, StandingBlock } from './standing-block';
import { UnbrokenNames } from './unbroken-names';
import { REASONS_ID, ValuationBlock } from './valuation-block';
import { VerdictBlock } from './verdict-block';

/** Class names of a badge that links to its reasons, with a target of 44 px. */
const BADGE_LINK = 'relative inline-flex after:absolute after:-inset-x-1 after:-inset-y-2.5';

/**
 * Sticks below the header on wide screens, over the rest of the column; in a low window, and with the finance
 * calculator open, it scrolls like the rest.
 */
const STICKY =
  'xl:has-[[data-finance][open]]:static! grid gap-5 sm:gap-6 xl:[@media(min-height:40rem)]:sticky xl:top-16 xl:z-10 xl:border-b xl:border-line xl:bg-paper xl:pb-6';

type Props = {
  vehicle: VehicleDetail;
  /** The effect of one more fact on the valuation. */
  narrowing?: Narrowing | null;
  /** The entry to the finance calculator. */
  finance?: ReactNode;
};

/** Title, price, seller and actions. */
export function BuyingColumn({ vehicle, narrowing = null, finance }: Props) {
  const { trim, sellerType, viewsCount, createdAt, isVerified, valuation, standing } = vehicle;
  const category = writeOffLabel(vehicle.writeOff);
  return (
    <div className="grid gap-5 sm:gap-6 md:max-xl:grid-cols-2 md:max-xl:grid-rows-[auto_1fr] md:max-xl:gap-x-8 [&>:nth-child(2)]:md:max-xl:row-span-2 xl:flex xl:h-full xl:flex-col">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-1.5">
          {category && <span className="badge bg-danger-tint text-danger">{category}</span>}
          <SellerBadge sellerType={sellerType}>{SELLER_TYPES[sellerType]}</SellerBadge>
          {isVerified && (
            <a href={`#${REASONS_ID}`} className={BADGE_LINK}>
              <ClaimBadge icon="scale">AI Verified</ClaimBadge>
            </a>
          )}
          {hasUnbeatenBadge(standing?.isUnbeaten, valuation?.value ?? null, vehicle.verdict) && (
            <a href={`#${STANDING_ID}`} className={BADGE_LINK}>
              <ClaimBadge icon="unbeaten">Unbeaten</ClaimBadge>
            </a>
          )}
        </p>
        <div className="mt-4 text-balance wrap-anywhere">
          <h1 className="inline text-display tracking-[-0.03em]">
            <UnbrokenNames text={vehicleTitle(vehicle)} />
          </h1>
          {trim && <span className="text-lead text-ink-3"> {trim}</span>}
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-5 sm:gap-6 xl:contents">
        <div className={STICKY}>
          <PriceBlock price={vehicle.price} finance={finance}>
            <VerdictBlock vehicle={vehicle} narrowing={narrowing} />
            <MarketLine market={vehicle.market} />
          </PriceBlock>
          <LeftToPay price={formatPrice(vehicle.price)} isLong className="-mt-2 print:hidden" />
          <p className="tabular -mt-3 flex flex-wrap gap-x-4 text-small text-ink-3">
            <span>{plural(viewsCount, 'view')}</span>
            <span>Listed {formatDate(createdAt)}</span>
          </p>
          <ContactBlock vehicle={vehicle} />
        </div>
        <PriceHistory history={vehicle.priceHistory} />
        {valuation && <ValuationBlock vehicle={vehicle} valuation={valuation} />}
        <Link
          href={valuationFormPath({ vehicle: vehicle.id })}
          className={button('secondary', 'medium', 'print:hidden')}
        >
          <Icon name="gauge" className="size-5" />
          Get AI Valuation
        </Link>
      </div>
      {/* Fills the first of two columns below the title, beside the price. */}
      <div className="grid min-w-0 content-start gap-5 sm:gap-6 xl:contents">
        <StandingBlock vehicle={vehicle} />
        <MarketBlock market={vehicle.market} />
        <SellerBlock vehicle={vehicle} />
      </div>
    </div>
  );
}
