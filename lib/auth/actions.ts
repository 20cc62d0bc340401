'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ActionError, openAction, userAction } from '../core/actions/action';
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
import { authPath, paths } from '../paths';
import { ephemeralAnonClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { isCommonPassword } from './common-passwords';
import { rememberDevice } from './known-device';
import { limitAuthAttempt } from './limits';
import { safeNextPath } from './next-path';
import { dropRecoveryGrant, grantRecovery, spendRecoveryGrant } from './recovery-grant';
import {
  confirmSchema,
  emailSchema,
  newPasswordSchema,
  resendSchema,
  signInSchema,
  signUpSchema,
} from './schema';

const passwords = ['password', 'confirmPassword'] as const;

const mismatchMessage = ({ confirmPassword }: Record<string, string>) =>
  confirmPassword ? messages.passwordMismatch : undefined;

function tooWeak(title: string) {
  const { text = '' } = signUpFailure({ code: 'weak_password' });
  return new ActionError({ title, text }, { password: text });
}

/** Throws a ActionError for a password that everybody tries first. */
async function refuseCommon(password: string, title: string) {
  if (await isCommonPassword(password)) throw tooWeak(title);
}

/** The address on this site that a mailed link leads back to: the site's own without a page. */
function addressOf(next: string | undefined) {
  const path = safeNextPath(next);
  return path === paths.home ? env.siteUrl() : `${env.siteUrl()}${path}`;
}

/** What was said in LiveChat before signing in becomes the account's; signing in does not hang on it. */
const takeChatAlong = (userId: string) =>
  linkChatToUser(userId).catch((error: unknown) => logError('claim of a conversation', error));

/** Signs in and goes on to where the visitor wanted to be. */
export const signIn = openAction(
  { name: 'sign-in', schema: signInSchema, secrets: ['password'], explain: signInFailure },
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
    await takeChatAlong(data.user.id);
    await setFlash('signedIn');
    redirect(safeNextPath(next));
  },
);

/**
 * Opens an account, which a mailed link then confirms. An address that has one already is answered as
 * the auth service answers it: with no identity of its own.
 */
export const signUp = openAction(
  {
    name: 'sign-up',
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
      options: { data: { full_name: fullName }, emailRedirectTo: addressOf(next) },
    });
    if (error) throw error;
    if (data.user?.identities?.length === 0) {
      throw new ActionError(signUpFailure({ code: 'user_already_exists' }));
    }
    return messages.signedUp;
  },
);

/** Sends the link that confirms an address once more. Says the same of every address. */
export const resendConfirmation = openAction(
  {
    name: 'resend confirmation',
    schema: resendSchema,
    explain: (error) => failureOf(messages.unexpected, error),
  },
  async ({ email, next }) => {
    await limitAuthAttempt('resend', email);
    const options = { emailRedirectTo: addressOf(next) };
    const { error } = await ephemeralAnonClient().auth.resend({ type: 'signup', email, options });
    if (error) throw error;
    return ownMessages.confirmationSent;
  },
);

/** Sends a link to set a new password. Says the same of every address. */
export const requestReset = openAction(
  {
    name: 'password reset',
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

/** Redeems a mailed link: signs in, and after a reset link lets a new password be set. */
export const confirmLink = openAction(
  {
    name: 'mailed link',
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
    await takeChatAlong(data.user.id);
    if (type === 'recovery') {
      await grantRecovery(data.user.id);
      logSecurityEvent('recovery link used', { network: networkCode(await headers()) });
      redirect(paths.newPassword);
    }
    await setFlash('confirmed');
    redirect(safeNextPath(next));
  },
);

/** Sets a new password after a reset link, and ends every other session of the account. */
export const setPassword = userAction(
  {
    name: 'new password',
    schema: newPasswordSchema,
    secrets: [...passwords],
    explain: (error) => failureOf(messages.updateFailed, error),
    invalid: mismatchMessage,
  },
  async ({ password }, user) => {
    await refuseCommon(password, messages.updateFailed.title);
    const permit = await spendRecoveryGrant(user.id);
    if (!permit) redirect(authPath('reset'));
    const client = await sessionClient();
    const { error } = await client.auth.updateUser({ password });
    // Signed in with the old password meanwhile: the service wants a session that a link has opened.
    if (error?.code === 'current_password_required') redirect(authPath('reset'));
    if (error) await permit.restore();
    if (error?.code === 'same_password') throw new ActionError(ownMessages.samePassword);
    if (error?.code === 'weak_password') throw tooWeak(messages.updateFailed.title);
    if (error) throw error;
    logSecurityEvent('password reset', { network: networkCode(await headers()) });
    const ended = await client.auth.signOut({ scope: 'others' });
    // The new password holds all the same: 'Update Failed' would be untrue.
    if (ended.error) logError('end of other sessions', ended.error);
    await dropRecoveryGrant();
    await setAuthHint(user);
    await setFlash(ended.error ? 'passwordChangedHere' : 'passwordChanged');
    redirect(paths.home);
  },
);
