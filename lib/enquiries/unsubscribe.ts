import 'server-only';
import { readEnquiryToken } from '../core/conversations/token';
import { serviceClient } from '../supabase/public';
import { write } from '../supabase/write';

/**
 * Stops the mails of a token, or starts them again without an account; idempotent. Returns false if
 * the site did not sign the token.
 */
export async function setEnquiryMail(token: string, isOn: boolean): Promise<boolean> {
  const enquiry = readEnquiryToken('unsubscribe', token);
  if (!enquiry) return false;
  const args = { p_enquiry_id: enquiry.id, p_side: enquiry.side, p_is_on: isOn };
  await write(serviceClient().rpc('set_enquiry_mail', args));
  return true;
}
