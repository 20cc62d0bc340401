import 'server-only';
import { isUuid } from '../ids';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { readEnquiryToken } from './token';

/**
 * The client and arguments to call the SQL functions of a conversation with: by its id for the signed-in
 * user, by the token of a mailed link for the side without an account. Null for a forged token.
 */
export async function callerOf(conversation: string) {
  if (isUuid(conversation))
    return { client: await sessionClient(), args: { p_enquiry_id: conversation } };
  const link = readEnquiryToken('open', conversation);
  return link && { client: serviceClient(), args: { p_enquiry_id: link.id, p_side: link.side } };
}
