import { formatPrice } from '@/lib/format';
import type { VehicleDetail } from '@/lib/listings/types';
import { newMessagePath } from '@/lib/paths';
import { cx } from '@/lib/utils';
import { button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { CALL_FORM_ID, CONTACT_ID } from './contact-block';
import { ShowWhenOffscreen } from './show-when-offscreen';

/** A bottom bar for phones with price and actions, shown while those of the column are out of view. */
export function BuyBar({ vehicle }: { vehicle: VehicleDetail }) {
  const { id, price, seller } = vehicle;
  return (
    <ShowWhenOffscreen
      targetId={CONTACT_ID}
      className="buy-bar needs-script sticky bottom-0 z-20 flex flex-wrap items-center gap-2.5 border-t border-line bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      <p className="tabular flex-1 font-head text-title/tight font-semibold tracking-tight text-signal">
        {formatPrice(price)}
      </p>
      <Link
        href={newMessagePath(id)}
        className={
          seller.hasPhone ? button('secondary', 'medium', 'w-12 px-0!') : button('primary')
        }
      >
        <Icon name="message" className="size-5" />
        <span className={cx(seller.hasPhone && 'sr-only')}>Send Message</span>
      </Link>
      {seller.hasPhone && (
        // Submits the form of the column, which then shows the number.
        <button type="submit" form={CALL_FORM_ID} className={button('primary', 'medium', 'px-4!')}>
          <Icon name="phone" className="size-5" />
          Call Seller
        </button>
      )}
    </ShowWhenOffscreen>
  );
}
