import type { Enums } from '../supabase/database.types';

export type CaseKind = Enums<'case_kind'>;
export type Decision = Enums<'staff_decision'>;
export type Side = Enums<'enquiry_party'>;

/** An open case in the queue. */
export type QueuedCase = {
  kind: CaseKind;
  id: string;
  title: string;
  /** First line of the text; null for a report without details, or for flags alone. */
  first_line: string | null;
  /** Reasons of reports and rules of flags; the risk of a held message. */
  reasons: string[];
  /** Number of reports and flags. */
  items: number;
  /** Whether it is reported as fraud, or its first line mentions fraud, money paid or a threat. */
  urgent: boolean;
  /** ISO date-time of the oldest item. */
  since: string;
};

/** The JSON of the SQL function `staff_queue`. */
/** `names` counts those that dealers' cars wait for. */
export type Queue = { cases: QueuedCase[]; total: number; decided_today: number; names: number };

/** A make and model that dealers' cars wait for. */
export type WaitingName = {
  make: string;
  model: string;
  /** Whether the catalogue has the make. */
  is_make_known: boolean;
  cars: number;
  dealers: number;
  /** ISO date-time. */
  since: string;
};

/** A settled word for a make, or for a model of it; without names it is refused. */
export type SettledName = {
  make_word: string;
  model_word: string;
  choice: 'added' | 'same' | 'refused';
  make: string | null;
  model: string | null;
  staff_name: string;
  settled_at: string;
};

/** The JSON of the SQL function `waiting_names`. */
export type CatalogueNames = { names: WaitingName[]; settled: SettledName[] };

/** The known facts about a person. */
export type PersonRecord = {
  name: string | null;
  /** ISO date-time: start of the account, or of the seller without one. */
  since: string | null;
  has_account: boolean;
  reports_made: number;
  reports_upheld: number;
  seller: {
    id: string;
    type: Enums<'seller_type'>;
    location: string | null;
    for_sale: number;
    sold: number;
    taken_down: number;
    reports: number;
    reports_upheld: number;
    reports_open: number;
    flags_open: number;
    /** Median; null if unknown. */
    reply_minutes: number | null;
  } | null;
};

/** An entry of the log. */
export type LoggedDecision = {
  id: string;
  case_kind: CaseKind;
  case_id: string;
  decision: Decision;
  title: string;
  /** The text that is mailed to the person. */
  reason: string;
  staff_name: string;
  created_at: string;
  undone_at: string | null;
};

export type StaffNote = { id: string; body: string; staff_name: string; created_at: string };

/** The vehicle of a case; null if the listing is deleted. */
export type CaseVehicle = {
  id: string;
  make: string;
  model: string;
  trim: string | null;
  year: number;
  /** Pounds. */
  price: number;
  seller_type: Enums<'seller_type'>;
  body_type: Enums<'body_type'>;
  colour: Enums<'vehicle_colour'> | null;
  image_url: string | null;
  status: 'active' | 'held' | 'reserved' | 'sold' | 'withdrawn';
};

type CaseBase<Kind extends CaseKind> = {
  kind: Kind;
  id: string;
  title: string;
  notes: StaffNote[];
  /** Earlier decisions about this case, latest first. */
  decisions: LoggedDecision[];
  /** The record of the person the case concerns; null without an account. */
  record: PersonRecord | null;
};

export type ListingReport = {
  id: string;
  reason: Enums<'report_reason'>;
  details: string | null;
  created_at: string;
  status: Enums<'report_status'>;
  /** Null for a report without an account. */
  reporter: PersonRecord | null;
};

export type Flag = {
  id: string;
  rule: string;
  details: Record<string, unknown>;
  created_at: string;
  /** The listing with the same plate or photograph; null for other rules, or if it is deleted. */
  other: {
    id: string;
    title: string;
    /** Pounds. */
    price: number;
    seller_name: string;
    created_at: string;
  } | null;
};

export type EnquiryReport = {
  id: string;
  reporter: Side;
  details: string | null;
  created_at: string;
  status: Enums<'report_status'>;
};

export type ListingCase = CaseBase<'listing'> & {
  seller_id: string | null;
  vehicle:
    | (CaseVehicle & {
        taken_down_at: string | null;
        mileage: number | null;
        registration_number: string | null;
        location: string | null;
        created_at: string;
        description: string | null;
        /** Pounds: the valuation's 90 % range. */
        low_90: number | null;
        high_90: number | null;
      })
    | null;
  reports: ListingReport[];
  flags: Flag[];
  /** The last 20 settled reports; `settled_flags` has the last 20 flags. */
  settled_reports: ListingReport[];
  settled_flags: Flag[];
};

export type EnquiryCase = CaseBase<'enquiry'> & {
  vehicle: CaseVehicle | null;
  buyer_name: string;
  seller_name: string;
  blocked_by: Side | null;
  reports: EnquiryReport[];
  settled_reports: EnquiryReport[];
  /** The last 50 messages, oldest first, including the text of held ones. */
  messages: { id: string; sender: Side; body: string; held: string | null; created_at: string }[];
  /** The side that was reported, whose record is shown. */
  side: Side;
};

export type HeldMessageCase = CaseBase<'held_message'> & {
  vehicle: CaseVehicle | null;
  enquiry_id: string;
  sender: Side;
  sender_name: string;
  recipient_name: string;
  body: string;
  risk: Enums<'message_risk'>;
  refused_at: string | null;
  created_at: string;
};

export type ApplicationCase = CaseBase<'application'> & {
  seller_id: string;
  company_number: string;
  message: string | null;
  status: Enums<'application_status'>;
  created_at: string;
};

export type ConversationCase = CaseBase<'conversation'> & {
  status: Enums<'support_status'>;
  /** Path of the page from which the visitor last wrote. */
  page: string | null;
  messages: {
    id: string;
    author: Enums<'support_author'>;
    body: string;
    created_at: string;
  }[];
};

export type AppealCase = CaseBase<'appeal'> & {
  seller_id: string | null;
  /** The thread that the decision concerned; the notes belong to it. */
  enquiry_id: string | null;
  body: string;
  created_at: string;
  decided_at: string | null;
  decision: Omit<LoggedDecision, 'id' | 'title' | 'undone_at'>;
};

/** The JSON of the SQL function `staff_case`. */
export type StaffCase =
  | ListingCase
  | EnquiryCase
  | HeldMessageCase
  | ApplicationCase
  | ConversationCase
  | AppealCase;

export type FoundVehicle = {
  id: string;
  title: string;
  price: number;
  listing_status: Enums<'listing_status'>;
  taken_down_at: string | null;
  registration_number: string | null;
};

/** The JSON of the SQL function `staff_seller`. */
export type StaffSeller = {
  name: string;
  record: PersonRecord;
  contact: { phone: string | null; email: string | null; postcode: string | null } | null;
  /** The latest 100. */
  vehicles: FoundVehicle[];
  decisions: LoggedDecision[];
  notes: StaffNote[];
};

/** The JSON of the SQL function `staff_search`. */
export type SearchResult = {
  vehicles: (FoundVehicle & { seller_name: string })[];
  sellers: {
    id: string;
    name: string;
    type: Enums<'seller_type'>;
    location: string | null;
    for_sale: number;
  }[];
  cases: { kind: CaseKind; id: string; title: string }[];
};
