import { readClaims } from '../api/auth-fixes';
import { type Fix, isCall } from '../api/compatibility-fix';
import { removeMail } from './mail';

/** Hosted: mail leaves the machine. Here it lies in a folder, and goes with the account it was sent to. */
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
