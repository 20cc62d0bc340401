import type { Enums } from '../supabase/database.types';

type Side = Enums<'enquiry_party'>;

/** An offer that can still be answered. */
export type OpenOffer = {
  id: string;
  /** The side that made it. */
  side: Side;
  /** Whole pounds. */
  amount: number;
  /** Asking price when it was made, in whole pounds. */
  price: number;
  stands_until: string;
};

/** The JSON of the SQL function `enquiry_offers`. */
export type ConversationOffers = {
  /** The side of the reader. */
  side: Side;
  /** Asking price in whole pounds; null while the car is not for sale. */
  price: number | null;
  /** False also while the car is not for sale. */
  can_offer: boolean;
  open: OpenOffer | null;
};

/** The answers to an open offer; the side that made it may withdraw it. */
export type OfferAnswer = Extract<Enums<'offer_state'>, 'accepted' | 'declined' | 'withdrawn'>;
