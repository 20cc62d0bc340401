import 'server-only';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { write } from '../supabase/write';
import { readEnquiryToken } from './token';
import type { EnquiryLink, EnquiryMail } from './types';

/** Whether the side of a mailed link gets e-mails about messages; null once the thread is deleted. */
export const getEnquiryMail = async ({ id, side }: EnquiryLink) =>
  (await withRetry(() =>
    serviceClient().rpc('enquiry_mail', { p_enquiry_id: id, p_side: side }),
  )) as EnquiryMail | null;

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
