import 'server-only';
import { isUuid } from '../ids';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import type { Valuation, ValuationDetail } from './types';
import { readReasons } from './valuation-reasons';

const LISTED = 'id, make, model, year, value, low_80, high_80, low_90, high_90, created_at';
const MAX_LISTED = 100;

type Listed = {
  id: string;
  make: string;
  model: string;
  year: number;
  value: number;
  low_80: number;
  high_80: number;
  low_90: number;
  high_90: number;
  created_at: string;
};

const toValuation = (row: Listed): Valuation => ({
  id: row.id,
  make: row.make,
  model: row.model,
  year: row.year,
  value: row.value,
  range80: [row.low_80, row.high_80],
  range90: [row.low_90, row.high_90],
  createdAt: row.created_at,
});

/** The user's newest 100 valuations and the total count. Throws BackendError. */
export async function getMyValuations(): Promise<{ valuations: Valuation[]; total: number }> {
  const client = await sessionClient();
  let total = 0;
  const rows = await withRetry(async () => {
    const answer = await client
      .from('valuations')
      .select(LISTED, { count: 'exact' })
      .order('created_at', { ascending: false })
      .order('id')
      .limit(MAX_LISTED);
    total = answer.count ?? 0;
    return answer;
  });
  return { valuations: (rows ?? []).map(toValuation), total };
}

/** A valuation of the user; null for any other id. Throws BackendError. */
export async function getMyValuation(id: string): Promise<ValuationDetail | null> {
  if (!isUuid(id)) return null;
  const client = await sessionClient();
  const row = await withRetry(() =>
    client
      .from('valuations')
      .select(
        `${LISTED}, registration_number, mileage, condition, fuel_type, transmission, body_type,
         engine_size, outward_code, contributions`,
      )
      .eq('id', id)
      .maybeSingle(),
  );
  if (!row) return null;
  return {
    ...toValuation(row),
    registrationNumber: row.registration_number,
    mileage: row.mileage,
    condition: row.condition,
    fuelType: row.fuel_type,
    transmission: row.transmission,
    bodyType: row.body_type,
    engineSize: row.engine_size,
    outwardCode: row.outward_code,
    reasons: readReasons(row.contributions),
  };
}

/** Whether the user receives emails about messages. Throws BackendError. */
export async function getEmailNotifications(): Promise<boolean> {
  const client = await sessionClient();
  const row = await withRetry(() =>
    client.from('profiles').select('email_notifications').maybeSingle(),
  );
  return row?.email_notifications ?? true;
}

/** Whether an account gets e-mails, for whoever holds its mailed token; null once it is deleted. */
export const getAccountMail = (user: string) =>
  withRetry(() =>
    serviceClient()
      .from('profiles')
      .select('is_on:email_notifications')
      .eq('id', user)
      .maybeSingle(),
  );

/** All data stored about the user, for the data export. Throws BackendError. */
export async function getMyData() {
  const client = await sessionClient();
  return withRetry(() => client.rpc('my_data'));
}
