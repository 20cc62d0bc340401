'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ActionError, defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import {
  failureOf,
  linkFailure,
  messages,
  ownMessages,
  signInFailure,
  signUpFailure,
} from '../core/errors/messages';
import { networkCode } from '../core/http/rate-limit';
import { logError, logSecurityEvent } from '../core/logging/logger';
import { linkChatToUser } from '../core/session/chat-token';
import { setAuthHint, setFlash } from '../core/session/cookies';
import { sessionUser } from '../core/session/current-user';
import { env } from '../env';
import { authPath, paths, secondFactorPath } from '../paths';
import { ephemeralAnonClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { isCommonPassword } from './common-passwords';
import { rememberDevice } from './known-device';
import { limitAuthAttempt } from './limits';
import { safeNextPath } from './next-path';
import { dropRecoveryGrant, grantRecovery, spendRecoveryGrant } from './recovery-grant';
import {
  confirmPasswordSchema,
  confirmSchema,
  emailSchema,
  newPasswordSchema,
  resendSchema,
  sessionSchema,
  signInSchema,
  signUpSchema,
} from './schema';
import { getSessions } from './sessions';

const passwords = ['password', 'confirmPassword'] as const;

const mismatchMessage = ({ confirmPassword }: Record<string, string>) =>
  confirmPassword ? messages.passwordMismatch : undefined;

function tooWeak(title: string) {
  const { text = '' } = signUpFailure({ code: 'weak_password' });
  return new ActionError({ title, text }, { password: text });
}

/** Throws an ActionError for a common password. */
async function refuseCommon(password: string, title: string) {
  if (await isCommonPassword(password)) throw tooWeak(title);
}

/** The URL an emailed link redirects to. Home is the bare site URL. */
function redirectUrl(next: string | undefined) {
  const path = safeNextPath(next);
  return path === paths.home ? env.siteUrl() : `${env.siteUrl()}${path}`;
}

/** Links the browser's anonymous LiveChat conversation to the account. A failure does not stop sign-in. */
const linkChat = (userId: string) =>
  linkChatToUser(userId).catch((error: unknown) => logError('claim of a conversation', error));

/** Signs in and redirects to `next`. */
export const signIn = defineAction(
  {
    name: 'sign-in',
    access: 'anonymous',
    schema: signInSchema,
    secrets: ['password'],
    explain: signInFailure,
  },
  async ({ email, password, next }) => {
    const attempt = await limitAuthAttempt('sign-in', email);
    const client = await sessionClient();
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error?.code === 'invalid_credentials') {
      logSecurityEvent('sign-in failed', { network: networkCode(await headers()) });
    }
    if (!error || error.code === 'email_not_confirmed') await attempt.refund();
    if (error) throw error;
    await rememberDevice(email);
    await setAuthHint(sessionUser(data.user));
    await linkChat(data.user.id);
    await setFlash('signedIn');
    redirect(safeNextPath(next));
  },
);

/** Replaces the session with a new one after a password check, and redirects to `next`. */
export const confirmPassword = defineAction(
  {
    name: 'password confirmation',
    access: 'user',
    schema: confirmPasswordSchema,
    secrets: ['password'],
    explain: signInFailure,
  },
  async ({ password, next }, { email }) => {
    const attempt = await limitAuthAttempt('sign-in', email);
    const client = await sessionClient();
    const replaced = (await getSessions()).find(({ is_current }) => is_current);
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error?.code === 'invalid_credentials') {
      logSecurityEvent('password check failed');
      const { notYourPassword } = ownMessages;
      throw new ActionError(notYourPassword, { password: notYourPassword.text });
    }
    if (error) throw error;
    await attempt.refund();
    if (replaced) await write(client.rpc('end_session', { p_id: replaced.id }));
    redirect(safeNextPath(next));
  },
);

/** Ends one session of the user, such as that of a lost phone. */
export const endSession = defineAction(
  { name: 'sign-out of a device', access: 'user', schema: sessionSchema },
  async ({ session }) => {
    await write((await sessionClient()).rpc('end_session', { p_id: session }));
    revalidate(invalidations.settingsChanged());
    return ownMessages.sessionClosed;
  },
);

/**
 * Creates an account, to be confirmed by an emailed link. For a registered address the auth service
 * returns a user without identities instead of an error.
 */
export const signUp = defineAction(
  {
    name: 'sign-up',
    access: 'anonymous',
    schema: signUpSchema,
    secrets: [...passwords],
    explain: signUpFailure,
    invalid: mismatchMessage,
  },
  async ({ fullName, email, password, next }) => {
    await refuseCommon(password, 'Sign Up Failed');
    await limitAuthAttempt('sign-up', email);
    const { data, error } = await ephemeralAnonClient().auth.signUp({
      email,
      password,
      options: { data: { full_name: fullName }, emailRedirectTo: redirectUrl(next) },
    });
    if (error) throw error;
    if (data.user?.identities?.length === 0) {
      throw new ActionError(signUpFailure({ code: 'user_already_exists' }));
    }
    return messages.signedUp;
  },
);

/** Resends the confirmation link. The response does not reveal whether the address is registered. */
export const resendConfirmation = defineAction(
  {
    name: 'resend confirmation',
    access: 'anonymous',
    schema: resendSchema,
    explain: (error) => failureOf(messages.unexpected, error),
  },
  async ({ email, next }) => {
    await limitAuthAttempt('resend', email);
    const options = { emailRedirectTo: redirectUrl(next) };
    const { error } = await ephemeralAnonClient().auth.resend({ type: 'signup', email, options });
    if (error) throw error;
    return ownMessages.confirmationSent;
  },
);

/** Sends a password reset link. The response does not reveal whether the address is registered. */
export const requestReset = defineAction(
  {
    name: 'password reset',
    access: 'anonymous',
    schema: emailSchema,
    explain: (error) => failureOf(messages.resetFailed, error),
  },
  async ({ email }) => {
    await limitAuthAttempt('reset', email);
    const redirectTo = `${env.siteUrl()}${paths.auth}`;
    const { error } = await ephemeralAnonClient().auth.resetPasswordForEmail(email, { redirectTo });
    if (error) throw error;
    return messages.resetSent;
  },
);

/** Redeems an emailed link: signs in; a reset link also grants setting a new password. */
export const confirmLink = defineAction(
  {
    name: 'mailed link',
    access: 'anonymous',
    schema: confirmSchema,
    invalid: ownMessages.linkSpent,
    explain: linkFailure,
  },
  async ({ token_hash, type, next }) => {
    await limitAuthAttempt('confirm', token_hash);
    const client = await sessionClient();
    const { data, error } = await client.auth.verifyOtp({ token_hash, type });
    if (error) throw error;
    if (!data.user || !data.session) throw new ActionError(ownMessages.linkSpent);
    await setAuthHint(sessionUser(data.user));
    await linkChat(data.user.id);
    if (type === 'recovery') {
      await grantRecovery(data.user.id);
      logSecurityEvent('recovery link used', { network: networkCode(await headers()) });
      redirect(paths.newPassword);
    }
    await setFlash('confirmed');
    redirect(safeNextPath(next));
  },
);

/** Sets a new password after a reset link and ends all other sessions of the account. */
export const setPassword = defineAction(
  {
    name: 'new password',
    access: 'user',
    schema: newPasswordSchema,
    secrets: [...passwords],
    explain: (error) => failureOf(messages.updateFailed, error),
    invalid: mismatchMessage,
  },
  async ({ password }, user) => {
    await refuseCommon(password, messages.updateFailed.title);
    const grant = await spendRecoveryGrant(user.id);
    if (!grant) redirect(authPath('reset'));
    const client = await sessionClient();
    const { error } = await client.auth.updateUser({ password });
    // The user has since signed in with the old password: this session was not opened by a link.
    if (error?.code === 'current_password_required') redirect(authPath('reset'));
    if (error) await grant.restore();
    if (error?.code === 'insufficient_aal') redirect(secondFactorPath(paths.home));
    if (error?.code === 'same_password') throw new ActionError(ownMessages.samePassword);
    if (error?.code === 'weak_password') throw tooWeak(messages.updateFailed.title);
    if (error) throw error;
    logSecurityEvent('password reset', { network: networkCode(await headers()) });
    const ended = await client.auth.signOut({ scope: 'others' });
    // The password has changed all the same: do not report a failed update.
    if (ended.error) logError('end of other sessions', ended.error);
    await dropRecoveryGrant();
    await setAuthHint(user);
    await setFlash(ended.error ? 'passwordChangedHere' : 'passwordChanged');
    redirect(paths.home);
  },
);
