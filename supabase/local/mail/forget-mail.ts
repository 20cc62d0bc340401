import { removeMail } from '../../../lib/mail/mailbox';
import { type Fix, isCall } from '../api/compatibility-fix';
import { readClaims } from '../api/tokens';

/** Deletes an account's emails with the account: locally they are stored in a folder, not sent. */
export function forgetMail(mailDirectory: string): Fix {
  return async (request, next) => {
    const response = await next(request);
    if (!response.ok || !isCall(request, 'POST', '/rest/v1/rpc/delete_account')) return response;
    const token = request.headers.get('authorization')?.split(' ')[1] ?? '';
    const { email } = readClaims(token);
    if (typeof email === 'string') removeMail(mailDirectory, email);
    return response;
  };
}
