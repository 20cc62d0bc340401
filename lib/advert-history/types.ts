import type { SellerType } from '../listings/constants';

/** The figures of an advert when it was listed, or came back. */
type Said = { price: number; miles: number | null; seller: SellerType };

/** An event of an advert with its value, as private.record_advert writes it. */
type Happened =
  | { kind: 'listed' | 'back'; value: Said }
  | { kind: 'price'; value: { price: number; before: number } }
  | { kind: 'miles'; value: { miles: number | null; before: number | null } }
  | { kind: 'words'; value: { parts: string[] } }
  | { kind: 'photographs'; value: Record<string, never> }
  | { kind: 'seller'; value: { seller: SellerType } }
  | { kind: 'gone'; value: { status: 'sold' | 'archived' | 'deleted' | 'paused' } };

export type AdvertEvent = Happened & {
  /** The number of the advert among those of the car here, from 1. */
  advert: number;
  isThis: boolean;
  isSameSeller: boolean;
  /** ISO. */
  at: string;
};

export type TimelineItem = {
  at: string;
  text: string;
  /** Something to ask the seller about. */
  isFlagged: boolean;
};

/** A change of the present advert, for a visitor who has seen it before: when, and a sum of money or words. */
export type Change = [at: number, what: number | string];
