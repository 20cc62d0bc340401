import type { VehicleSummary } from '../listings/types';
import type { Database } from '../supabase/database.types';

type Status = Database['public']['Enums']['listing_status'];
type Answer = Database['public']['Enums']['shortlist_answer'];

/** The answer, the comment and the name of a visitor under a car. */
export type Reaction = { answer: Answer | null; body: string | null; name: string | null };

/** A car of a shared shortlist as its visitor sees it. */
export type SharedCar = {
  id: string;
  /** Null when the listing is no longer public. */
  vehicle: VehicleSummary | null;
  /** The make, model and year of a listing that is no longer public; '' where it never was. */
  goneName: string;
  status: Status | null;
  /** The sharer's note, if they show it. */
  note: string | null;
  /** The visitor's own reaction. */
  reaction: Reaction;
};

export type SharedShortlist = { firstName: string | null; cars: SharedCar[] };

/** A reaction as the sharer reads it. */
export type ReceivedReaction = Reaction & { id: string; vehicleId: string; reactedAt: string };

/** The sharer's own shared shortlist. */
export type OwnShortlist = {
  key: string;
  token: string;
  showNotes: boolean;
  showName: boolean;
  reactions: ReceivedReaction[];
};
