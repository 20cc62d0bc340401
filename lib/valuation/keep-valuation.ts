import 'server-only';
import { serviceClient } from '../supabase/public';
import { write } from '../supabase/write';
import { valuationColumns } from './listing-row';
import type { ValuationForm } from './schema';
import type { Valuation } from './types';

/** Keeps a valuation in the history of a user, by the server's key: users may not write any. */
export async function keepValuation(userId: string, form: ValuationForm, valuation: Valuation) {
  await write(
    serviceClient()
      .from('valuations')
      .insert({
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
        asking_price: form.askingPrice ?? null,
        ...valuationColumns(valuation),
      }),
  );
}
