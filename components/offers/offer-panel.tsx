import { offerDays } from '@/lib/offers/days';
import type { ConversationOffers } from '@/lib/offers/types';
import { OFFERS_ID } from './focus-offers';
import { OpenOfferAnswers } from './open-offer';
import { ReservationPart } from './reservation-part';
import { ThreadOfferForm } from './thread-offer-form';

type Props = {
  /** The id, or the token of a mailed link. */
  conversation: string;
  offers: ConversationOffers | null;
  otherName: string;
};

/** The open offer of a conversation with its answers, or the form of a new one, and the reservation of its car. */
export function OfferPanel({ conversation, offers, otherName }: Props) {
  if (!offers) return null;
  const { open, price, side, can_offer: canOffer, reservation } = offers;
  const canPropose = canOffer && price !== null && open?.side !== side;
  if (!open && !canOffer && !reservation.until) return null;
  return (
    <section
      id={OFFERS_ID}
      tabIndex={-1}
      aria-label="Offers"
      className="grid gap-1 px-4 py-3 outline-none sm:px-6"
    >
      {open && (
        <OpenOfferAnswers
          // An answer of an earlier offer says nothing about this one. Siblings need keys of their own:
          // of two alike React leaves the earlier one on the page.
          key={`answers-${open.id}`}
          conversation={conversation}
          offer={open}
          offers={offers}
          otherName={otherName}
        />
      )}
      {canPropose && (
        <ThreadOfferForm
          key={`sum-${open?.id ?? 'new'}`}
          conversation={conversation}
          price={price}
          days={offerDays(new Date())}
          answers={open?.id}
        />
      )}
      <ReservationPart conversation={conversation} offers={offers} otherName={otherName} />
    </section>
  );
}
