import type { Enums } from '../supabase/database.types';

/** The car that a report or a flag is about. */
export type StaffVehicle = {
  id: string;
  title: string;
  /** Pounds. */
  price: number;
  status: Enums<'listing_status'>;
  /** By staff: its seller cannot put it back. */
  isTakenDown: boolean;
};

/** What a report keeps of a listing that was deleted since. */
export type DeletedVehicle = {
  title: string;
  /** Pounds, when it was reported. */
  price: number;
  /** The seller's public id. */
  sellerId: string;
};

export type ConversationRow = {
  id: string;
  status: Enums<'support_status'>;
  /** Whether the visitor was signed in when it began. */
  hasAccount: boolean;
  /** ISO. */
  updatedAt: string;
};

export type Conversation = ConversationRow & {
  messages: { id: string; author: Enums<'support_author'>; body: string; at: string }[];
};

export type Report = {
  id: string;
  reason: Enums<'report_reason'>;
  details: string | null;
  at: string;
  vehicle: StaffVehicle | null;
  deletedVehicle: DeletedVehicle | null;
};

export type Flag = {
  id: string;
  rule: string;
  /** What the rule saw, as names and values. */
  details: [string, string][];
  at: string;
  vehicle: StaffVehicle | null;
};

export type Application = {
  id: string;
  sellerId: string;
  sellerName: string;
  sellerType: Enums<'seller_type'>;
  companyName: string;
  companyNumber: string;
  message: string | null;
  at: string;
};
