import 'server-only';
import { serviceClient } from '../supabase/public';
import { write } from '../supabase/write';
import { readEnquiryToken } from './token';

/**
 * Stops the mails that a token is for, or without an account starts them again; does nothing the second
 * time. False if the token is not ours.
 */
export async function setEnquiryMail(token: string, isOn: boolean): Promise<boolean> {
  const enquiry = readEnquiryToken('unsubscribe', token);
  if (!enquiry) return false;
  const args = { p_enquiry_id: enquiry.id, p_side: enquiry.side, p_is_on: isOn };
  await write(serviceClient().rpc('set_enquiry_mail', args));
  return true;
}
