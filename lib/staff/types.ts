import type { Enums } from '../supabase/database.types';

/** The vehicle of a report or flag. */
export type StaffVehicle = {
  id: string;
  title: string;
  /** Pounds. */
  price: number;
  status: Enums<'listing_status'>;
  /** Taken down by staff: the seller cannot relist it. */
  isTakenDown: boolean;
};

/** The snapshot in a report of a listing that has been deleted. */
export type DeletedVehicle = {
  title: string;
  /** Pounds, at the time of the report. */
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
  /** What the rule detected, as name and value. */
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
