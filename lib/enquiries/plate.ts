import { jobClient } from '../supabase/job-client';
import type { EnquiryClaim } from './mail';

/**
 * Reads the number plate that the recipient of a mail may see: a seller sees the plate of the own
 * car, a buyer only one that the seller shows. Throws PostgrestError.
 */
export async function readPlate({ side, vehicle }: Pick<EnquiryClaim, 'side' | 'vehicle'>) {
  if (!vehicle) return null;
  const { data } = await jobClient()
    .from('vehicles')
    .select('registration_number, public_registration')
    .eq('id', vehicle.id)
    .maybeSingle()
    .throwOnError();
  return (side === 'seller' ? data?.registration_number : data?.public_registration) ?? null;
}
