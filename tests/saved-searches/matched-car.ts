import type { MatchedCar } from '@/lib/saved-searches/types';

/** A car that came into a search as its price fell. */
export const matchedCar = (values: Partial<MatchedCar> = {}): MatchedCar => ({
  id: 'b0000000-0000-4000-8000-000000000002',
  title: '2019 Ford Fiesta',
  trim: 'Zetec',
  price: 7995,
  old_price: 8450,
  reason: 'reduced',
  matched_at: '2026-11-29T09:30:00+00:00',
  mileage: 31_000,
  fuel_type: 'petrol',
  transmission: 'manual',
  location: 'Leeds',
  seller_type: 'private',
  value: 8450,
  verdict: 'under',
  write_off: null,
  has_photograph: true,
  ...values,
});
