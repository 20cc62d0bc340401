import 'server-only';
import { isUuid } from '../../ids';
import { serviceClient } from '../../supabase/public';
import { sessionClient } from '../../supabase/server';
import { readEnquiryToken } from './token';

/**
 * Returns the client and arguments for the SQL functions of a conversation: its id for the
 * signed-in user, the token of a mailed link for the side without an account. Null for a forged
 * token.
 */
export async function callerOf(conversation: string) {
  if (isUuid(conversation))
    return { client: await sessionClient(), args: { p_enquiry_id: conversation } };
  const link = readEnquiryToken('open', conversation);
  return link && { client: serviceClient(), args: { p_enquiry_id: link.id, p_side: link.side } };
}
