import 'server-only';
import { serviceClient } from '../supabase/public';
import { write } from '../supabase/write';
import { readEnquiryToken } from './token';

/** Stops the mails that a token is for; does nothing the second time. False if the token is not ours. */
export async function unsubscribe(token: string): Promise<boolean> {
  const enquiry = readEnquiryToken('unsubscribe', token);
  if (!enquiry) return false;
  const args = { p_enquiry_id: enquiry.id, p_side: enquiry.side };
  await write(serviceClient().rpc('unsubscribe_enquiry_mail', args));
  return true;
}
