import { londonMoment } from '@/lib/core/london-moment';
import { OPENERS } from '@/lib/enquiries/openers';
import type { VehicleDetail } from '@/lib/listings/types';
import { newMessagePath, newOfferPath, type Opener, paths } from '@/lib/paths';
import { button, chip } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { CallSeller } from './call-seller';

export const CONTACT_ID = 'contact';
/** The id of the call form, for the button in the phone's bar. */
export const CALL_FORM_ID = 'call-seller';

/** The end of each question, which says enough on a button: all three then fit a line. */
const SHORT: Record<Opener, string> = {
  available: 'still for sale?',
  viewing: 'see it on …?',
  price: 'best price?',
};

/** Ways to reach the seller: a call, a message, and messages that begin with a common question. */
export function ContactBlock({ vehicle }: { vehicle: VehicleDetail }) {
  const { id, seller, reservedUntil } = vehicle;
  const openers = Object.entries(OPENERS) as [Opener, string][];
  return (
    <div
      id={CONTACT_ID}
      className="flex flex-wrap gap-3 *:basis-full print:hidden xl:*:basis-0 xl:*:grow"
    >
      {reservedUntil && (
        <p className="basis-full! text-pretty text-ink-2">
          <strong className="font-semibold text-ink">
            Reserved until {londonMoment(reservedUntil)}.
          </strong>{' '}
          You can still write, and ask in the conversation to be told when it is free.
        </p>
      )}
      {seller.hasPhone && <CallSeller id={id} formId={CALL_FORM_ID} />}
      <Link
        href={newMessagePath(id)}
        className={button(seller.hasPhone ? 'secondary' : 'primary', 'large', 'px-4!')}
      >
        <Icon name="message" className="size-5" />
        Send Message
      </Link>
      <ul aria-label="Ask the seller" className="flex basis-full! flex-wrap gap-2">
        {openers.map(([opener, question]) => (
          <li key={opener}>
            <Link href={newMessagePath(id, opener)} className={chip}>
              <span className="sr-only">{question.replace(SHORT[opener], '')}</span>
              <span className="inline-block first-letter:uppercase">{SHORT[opener]}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link href={newOfferPath(id)} className={chip}>
            Make an offer
          </Link>
        </li>
      </ul>
      <Link
        href={paths.handingOver}
        className="inline-flex min-h-11 basis-full! items-center text-small text-ink-2 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        Paying safely, the V5C, a receipt
      </Link>
    </div>
  );
}
