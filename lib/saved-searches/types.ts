import type { Database } from '../supabase/database.types';

type Enums = Database['public']['Enums'];
export type AlertFrequency = Enums['alert_frequency'];

/** A row of the SQL function `my_saved_searches`. */
export type SavedSearch = Database['public']['Functions']['my_saved_searches']['Returns'][number];

/** A saved search with the sentences of its filters and the full address of its feed. */
export type ListedSearch = SavedSearch & { labels: string[]; feed: string };

/** A search of an address without an account that its holder has not confirmed. */
export type WaitingSearch = Pick<SavedSearch, 'id' | 'name' | 'query' | 'created_at'>;

/** A saved search as the holder of a mailed link sees it. */
export type LinkedSearch = {
  name: string;
  query: string;
  frequency: AlertFrequency;
  isPaused: boolean;
  isConfirmed: boolean;
  /** The address without an account that has the search; null for an account's. */
  subscriber: string | null;
};

/** A car that came into a search, as `private.matched_cars` returns it; prices in pounds. */
export type MatchedCar = {
  id: string;
  /** '2019 Ford Fiesta'. */
  title: string;
  trim: string | null;
  price: number;
  /** The price before it fell; null if it did not. */
  old_price: number | null;
  /** How the car came into the search. */
  reason: Enums['match_reason'];
  /** ISO date-time. */
  matched_at: string;
  mileage: number | null;
  fuel_type: Enums['fuel_type'];
  transmission: Enums['transmission_type'];
  location: string | null;
  seller_type: Enums['seller_type'];
  value: number | null;
  verdict: Enums['price_verdict'];
  write_off: Enums['write_off'] | null;
  has_photograph: boolean;
};

/** The JSON of the SQL function `search_feed`, the newest car first. */
export type SearchFeed = { name: string; query: string; created_at: string; cars: MatchedCar[] };
