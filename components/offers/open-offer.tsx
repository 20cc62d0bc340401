'use client';

import { formatPrice } from '@/lib/format';
import { answerOffer } from '@/lib/offers/actions';
import { describeOffer, describePriceChange } from '@/lib/offers/describe';
import { NO_CONTRACT, offerMessages } from '@/lib/offers/messages';
import type { ConversationOffers, OfferAnswer, OpenOffer } from '@/lib/offers/types';
import { PressForm } from '../forms/press-form';
import { focusOffers } from './focus-offers';

type Props = {
  conversation: string;
  offer: OpenOffer;
  offers: ConversationOffers;
  otherName: string;
};

/** The open offer of a conversation, with the answers that its reader may give by one press. */
export function OpenOfferAnswers({ conversation, offer, offers, otherName }: Props) {
  const { side, price, can_offer: isAnswerable } = offers;
  const change = describePriceChange(offer, price);
  const press = (answer: OfferAnswer, label: string) => (
    <PressForm
      action={answerOffer}
      failure={offerMessages.notAnswered}
      values={{ conversation, offer: offer.id, answer, price: `${price}` }}
      variant={answer === 'accepted' ? 'primary' : 'secondary'}
      size="small"
      onResponse={focusOffers}
      confirmation={
        answer === 'accepted'
          ? {
              question: `Accept ${formatPrice(offer.amount)}?`,
              consequence: [change, NO_CONTRACT].filter(Boolean).join(' '),
              answer: 'Accept',
            }
          : undefined
      }
    >
      {label}
    </PressForm>
  );
  return (
    <div className="grid gap-3">
      <p className="font-semibold text-pretty wrap-anywhere">
        {describeOffer(offer, side, otherName)}
      </p>
      {change && <p className="text-pretty text-ink-2">{change}</p>}
      {isAnswerable &&
        (offer.side === side ? (
          press('withdrawn', 'Withdraw the offer')
        ) : (
          <>
            <p className="text-small text-pretty text-ink-3">{NO_CONTRACT}</p>
            <div className="flex flex-wrap gap-3">
              {press('accepted', `Accept ${formatPrice(offer.amount)}`)}
              {press('declined', 'Decline')}
            </div>
          </>
        ))}
    </div>
  );
}
