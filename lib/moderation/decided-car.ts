import type { MailCar } from '../mail/cars';
import { jobClient } from '../supabase/job-client';
import type { DecisionClaim } from './types';

/**
 * Reads the car of the listing that a mail to its seller is about, with its plate, even if hidden;
 * null for any other mail. Throws PostgrestError.
 */
export async function readDecidedCar(mail: DecisionClaim): Promise<MailCar | null> {
  const { kind, enquiry_id: thread, user_id: user, decision } = mail;
  if (kind !== 'decision' || thread || user) return null;
  const database = jobClient();
  const readCase = async (id: string) => {
    const log = database.from('staff_decisions').select('case_kind, case_id').eq('id', id);
    return (await log.maybeSingle().throwOnError()).data;
  };
  let found = await readCase(decision.id);
  if (found?.case_kind === 'appeal') found = await readCase(found.case_id);
  if (found?.case_kind !== 'listing') return null;
  const { data: car } = await database
    .from('vehicles')
    .select('id, price, registration_number')
    .eq('id', found.case_id)
    .maybeSingle()
    .throwOnError();
  if (car?.price == null) return null;
  return {
    id: car.id,
    title: decision.title,
    price: car.price,
    plate: car.registration_number,
    picture: null,
  };
}
