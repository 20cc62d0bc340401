import 'server-only';
import { serviceClient } from '../supabase/public';
import { write } from '../supabase/write';
import { valuationColumns } from './listing-row';
import type { ValuationForm } from './schema';
import type { Valuation } from './types';

/**
 * Stores a valuation in the history of a user, with the server's key: users have no permission to
 * write. Returns its id; two clicks on the same button store it once.
 */
export function keepValuation(userId: string, form: ValuationForm, valuation: Valuation) {
  const row = {
    user_id: userId,
    registration_number: form.registration ?? null,
    make: form.make,
    model: form.model,
    year: form.year,
    mileage: form.mileage,
    condition: form.condition,
    fuel_type: form.fuelType,
    transmission: form.transmission,
    body_type: form.bodyType,
    engine_size: form.engineSize ?? null,
    outward_code: form.postcode ?? null,
    colour: form.colour ?? null,
    asking_price: form.askingPrice ?? null,
    ...valuationColumns(valuation),
  };
  return write(serviceClient().rpc('keep_valuation', { p_valuation: row }));
}
