import type { Database } from '../supabase/database.types';

type Enums = Database['public']['Enums'];
export type EnquirySide = Enums['enquiry_party'];
/** The thread and the side that the token of a mailed link gives access to. */
export type EnquiryLink = { id: string; side: EnquirySide };
export type MessageRisk = Enums['message_risk'];

/** The vehicle of a thread; null in a thread once the listing is deleted. */
export type EnquiryVehicle = {
  id: string;
  make: string;
  model: string;
  trim: string | null;
  year: number;
  price: number;
  seller_type: Enums['seller_type'];
  body_type: Enums['body_type'];
  colour: Enums['vehicle_colour'] | null;
  image_url: string | null;
  status: 'active' | 'held' | 'reserved' | 'sold' | 'withdrawn';
};

/** A message as one side of its thread may see it. */
export type EnquiryMessage = {
  id: string;
  sender: EnquirySide;
  /** The text; for the recipient of a held message, the notice that stands in for it. */
  body: string;
  held: MessageRisk | null;
  read_at: string | null;
  created_at: string;
  /** Whether the site worded it: it tells a step that its sender took, such as an offer. */
  is_step?: boolean;
};

/** The JSON of the SQL function `enquiry_thread`. */
export type EnquiryThread = {
  id: string;
  /** The side of the reader. */
  side: EnquirySide;
  other_name: string;
  vehicle_title: string | null;
  vehicle: EnquiryVehicle | null;
  blocked_by: EnquirySide | null;
  is_reported: boolean;
  can_reply: boolean;
  /** The last 200, oldest first. */
  messages: EnquiryMessage[];
};

/** The JSON of the SQL function `my_enquiries`, per thread. */
export type EnquirySummary = Pick<
  EnquiryThread,
  'id' | 'side' | 'other_name' | 'vehicle_title' | 'vehicle' | 'blocked_by'
> & { updated_at: string; last_sender: EnquirySide; excerpt: string; unread: number };

/** The JSON of the SQL function `unconfirmed_enquiry`. */
export type UnconfirmedEnquiry = Pick<EnquiryThread, 'vehicle_title' | 'vehicle'> & {
  seller_name: string;
  body: string;
};

/** The JSON of the SQL function `enquiry_mail`. */
export type EnquiryMail = { has_account: boolean; is_on: boolean };

/** A reply that a seller or a member of staff has saved to use again. */
export type SavedReply = { id: string; body: string };

/** The JSON of /api/messages/{id or token}; `version` changes with the conversation. */
export type ThreadResponse = { thread: EnquiryThread; version: string };
