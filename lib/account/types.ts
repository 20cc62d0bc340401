import type { Database } from '../supabase/database.types';

type Row = Database['public']['Tables']['valuations']['Row'];

/** A stored valuation. Pounds, miles, litres. */
export type Valuation = {
  id: string;
  make: string;
  model: string;
  year: number;
  value: number;
  range80: [number, number];
  range90: [number, number];
  /** ISO date-time. */
  createdAt: string;
};

/** A valuation with all its inputs. */
export type ValuationDetail = Valuation & {
  registrationNumber: string | null;
  mileage: number;
  condition: Row['condition'];
  fuelType: Row['fuel_type'];
  transmission: Row['transmission'];
  bodyType: Row['body_type'];
  engineSize: number | null;
  outwardCode: string | null;
  /** Contribution of each input, in pounds. */
  reasons: { label: string; amount: number }[];
};
