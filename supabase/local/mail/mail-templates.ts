export interface MailText {
  subject: string;
  text: string;
}

const WORDS: Record<string, { subject: string; line: string }> = {
  signup: {
    subject: 'Confirm your e-mail address',
    line: 'Welcome to Forecourt. Follow this link to confirm your e-mail address:',
  },
  recovery: {
    subject: 'Set a new password',
    line: 'Follow this link to set a new password. If you did not ask for it, do nothing:',
  },
  magiclink: { subject: 'Your sign-in link', line: 'Follow this link to sign in:' },
  email_change: {
    subject: 'Confirm your new e-mail address',
    line: 'Follow this link to confirm the change of your e-mail address:',
  },
  invite: { subject: 'You are invited to Forecourt', line: 'Follow this link to accept:' },
};

/** The mails about changes of an account, by Supabase's names of their templates. */
export const NOTICES = {
  mfa_factor_enrolled: {
    subject: 'A second factor was set up',
    text: 'An authenticator app was set up for your account at Forecourt. If it was not you, tell another administrator at once: somebody knows your password.',
  },
  mfa_factor_unenrolled: {
    subject: 'A second factor was removed',
    text: 'An authenticator app was removed from your account at Forecourt, as when it is replaced by another. If it was not you, tell another administrator at once.',
  },
} satisfies Record<string, MailText>;

/** Maps the auth service's link types to verifyOtp's: `email` covers sign-up and magic links. */
const OTP_TYPES: Record<string, string> = { signup: 'email', magiclink: 'email' };

/**
 * Renders an auth email with its link in token-hash form, which works in any browser on any device:
 * `{siteUrl}/auth/confirm?token_hash=…&type=…`.
 */
export function mailText(
  action: string,
  tokenHash: string,
  siteUrl: string,
  redirectTo = '',
): MailText | null {
  const words = WORDS[action];
  if (!words) return null;
  const link = new URL('/auth/confirm', siteUrl);
  link.searchParams.set('token_hash', tokenHash);
  link.searchParams.set('type', OTP_TYPES[action] ?? action);
  if (redirectTo && OTP_TYPES[action]) link.searchParams.set('next', redirectTo);
  return {
    subject: words.subject,
    text: `${words.line}\n\n${link.href}\n\nThe link works once, for one hour.`,
  };
}
