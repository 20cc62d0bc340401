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

/** How the car of a conversation is or can be reserved. */
export type Reservation = {
  /** For how many hours the seller allows it, or null. */
  hours: number | null;
  /** Whether buyers have had the car for as long as they may, until its seller allows more. */
  is_spent: boolean;
  /** ISO date-time until which the car is reserved, or null. */
  until: string | null;
  /** Whether it is reserved in this conversation. */
  is_here: boolean;
  /** Whether the buyer has asked to be told when it is free. */
  is_in_line: boolean;
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
  reservation: Reservation;
};

/** The answers to an open offer; the side that made it may withdraw it. */
export type OfferAnswer = Extract<Enums<'offer_state'>, 'accepted' | 'declined' | 'withdrawn'>;
