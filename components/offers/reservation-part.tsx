'use client';

import { londonMoment } from '@/lib/core/london-moment';
import { NO_MONEY, RESERVED_ENOUGH, reservationMessages } from '@/lib/offers/messages';
import { releaseCar, reserveCar, standInLine } from '@/lib/offers/reservation-actions';
import type { ConversationOffers } from '@/lib/offers/types';
import { PressForm } from '../forms/press-form';
import { focusOffers } from './focus-offers';
import { ReservationTerms } from './reservation-terms';

type Props = {
  conversation: string;
  offers: Pick<ConversationOffers, 'side' | 'can_offer' | 'reservation'>;
  otherName: string;
};

/** Whether the car of a conversation is reserved, and what its reader can do about that. */
export function ReservationPart({ conversation, offers, otherName }: Props) {
  const { side, can_offer: isOpen, reservation } = offers;
  const { hours, until, is_here: isHere, is_in_line: isInLine, is_spent: isSpent } = reservation;
  const press = {
    failure: reservationMessages.failed,
    variant: 'secondary',
    size: 'small',
  } as const;
  const values = { conversation };
  const holder = side === 'buyer' ? 'You have' : `${otherName} has`;
  return (
    <div className="grid gap-2">
      {until && (
        <p className="text-pretty wrap-anywhere">
          {isHere ? `${holder} reserved this car` : 'Another buyer has reserved this car'} until{' '}
          {londonMoment(until)}.
        </p>
      )}
      {until && isHere && (
        <>
          <p className="text-small text-pretty text-ink-3">{NO_MONEY}</p>
          <PressForm {...press} action={releaseCar} values={values} onResponse={focusOffers}>
            End the reservation
          </PressForm>
        </>
      )}
      {until && !isHere && side === 'buyer' && isOpen && (
        <>
          {isInLine && (
            <p className="text-pretty">
              You are in line: a message comes here and by e-mail when it is your turn.
            </p>
          )}
          <PressForm
            {...press}
            key={`${isInLine}`}
            action={standInLine}
            values={{ conversation, inLine: `${!isInLine}` }}
            onResponse={focusOffers}
          >
            {isInLine ? 'Leave the line' : 'Tell me when it is free'}
          </PressForm>
        </>
      )}
      {!until && hours && isSpent && side === 'buyer' && isOpen && (
        <p className="text-small text-pretty text-ink-3">
          This car cannot be reserved just now. {RESERVED_ENOUGH}
        </p>
      )}
      {!until && hours && !isSpent && side === 'buyer' && isOpen && (
        <>
          <p className="text-small text-pretty text-ink-3">{NO_MONEY}</p>
          <PressForm {...press} action={reserveCar} values={values} onResponse={focusOffers}>
            Reserve for {hours} hours
          </PressForm>
        </>
      )}
      {side === 'seller' && isOpen && (
        <ReservationTerms
          key={`${hours}`}
          conversation={conversation}
          hours={hours}
          isSpent={isSpent && !until}
        />
      )}
    </div>
  );
}
