'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { openAction, Refusal, userAction } from '../core/actions/action';
import {
  failureOf,
  linkFailure,
  outcomes,
  ownOutcomes,
  signInFailure,
  signUpFailure,
} from '../core/errors/messages';
import { networkCode } from '../core/http/rate-limit';
import { logError, logSecurityEvent } from '../core/logging/logger';
import { claimChat } from '../core/session/chat-visitor';
import { setFlash, setMark } from '../core/session/cookies';
import { sessionUser } from '../core/session/current-user';
import { env } from '../env';
import { authPath, paths } from '../paths';
import { strangerClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { isCommonPassword } from './common-passwords';
import { rememberDevice } from './known-device';
import { countAttempt } from './limits';
import { safeNextPath } from './next-path';
import { dropPermit, givePermit, usePermit } from './recovery-permit';
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
  confirmPassword ? outcomes.passwordMismatch : undefined;

function tooWeak(title: string) {
  const { text = '' } = signUpFailure({ code: 'weak_password' });
  return new Refusal({ title, text }, { password: text });
}

/** Throws a Refusal for a password that everybody tries first. */
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
  claimChat(userId).catch((error: unknown) => logError('claim of a conversation', error));

/** Signs in and goes on to where the visitor wanted to be. */
export const signIn = openAction(
  { name: 'sign-in', schema: signInSchema, secrets: ['password'], explain: signInFailure },
  async ({ email, password, next }) => {
    const attempt = await countAttempt('sign-in', email);
    const client = await sessionClient();
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error?.code === 'invalid_credentials') {
      logSecurityEvent('sign-in failed', { network: networkCode(await headers()) });
    }
    if (!error || error.code === 'email_not_confirmed') await attempt.refund();
    if (error) throw error;
    await rememberDevice(email);
    await setMark(sessionUser(data.user));
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
    await countAttempt('sign-up', email);
    const { data, error } = await strangerClient().auth.signUp({
      email,
      password,
      options: { data: { full_name: fullName }, emailRedirectTo: addressOf(next) },
    });
    if (error) throw error;
    if (data.user?.identities?.length === 0) {
      throw new Refusal(signUpFailure({ code: 'user_already_exists' }));
    }
    return outcomes.signedUp;
  },
);

/** Sends the link that confirms an address once more. Says the same of every address. */
export const resendConfirmation = openAction(
  {
    name: 'resend confirmation',
    schema: resendSchema,
    explain: (error) => failureOf(outcomes.unexpected, error),
  },
  async ({ email, next }) => {
    await countAttempt('resend', email);
    const options = { emailRedirectTo: addressOf(next) };
    const { error } = await strangerClient().auth.resend({ type: 'signup', email, options });
    if (error) throw error;
    return ownOutcomes.confirmationSent;
  },
);

/** Sends a link to set a new password. Says the same of every address. */
export const requestReset = openAction(
  {
    name: 'password reset',
    schema: emailSchema,
    explain: (error) => failureOf(outcomes.resetFailed, error),
  },
  async ({ email }) => {
    await countAttempt('reset', email);
    const redirectTo = `${env.siteUrl()}${paths.auth}`;
    const { error } = await strangerClient().auth.resetPasswordForEmail(email, { redirectTo });
    if (error) throw error;
    return outcomes.resetSent;
  },
);

/** Redeems a mailed link: signs in, and after a reset link lets a new password be set. */
export const confirmLink = openAction(
  {
    name: 'mailed link',
    schema: confirmSchema,
    invalid: ownOutcomes.linkSpent,
    explain: linkFailure,
  },
  async ({ token_hash, type, next }) => {
    await countAttempt('confirm', token_hash);
    const client = await sessionClient();
    const { data, error } = await client.auth.verifyOtp({ token_hash, type });
    if (error) throw error;
    if (!data.user || !data.session) throw new Refusal(ownOutcomes.linkSpent);
    await setMark(sessionUser(data.user));
    await takeChatAlong(data.user.id);
    if (type === 'recovery') {
      await givePermit(data.user.id);
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
    explain: (error) => failureOf(outcomes.updateFailed, error),
    invalid: mismatchMessage,
  },
  async ({ password }, user) => {
    await refuseCommon(password, outcomes.updateFailed.title);
    const permit = await usePermit(user.id);
    if (!permit) redirect(authPath('reset'));
    const client = await sessionClient();
    const { error } = await client.auth.updateUser({ password });
    // Signed in with the old password meanwhile: the service wants a session that a link has opened.
    if (error?.code === 'current_password_required') redirect(authPath('reset'));
    if (error) await permit.restore();
    if (error?.code === 'same_password') throw new Refusal(ownOutcomes.samePassword);
    if (error?.code === 'weak_password') throw tooWeak(outcomes.updateFailed.title);
    if (error) throw error;
    logSecurityEvent('password reset', { network: networkCode(await headers()) });
    const ended = await client.auth.signOut({ scope: 'others' });
    // The new password holds all the same: 'Update Failed' would be untrue.
    if (ended.error) logError('end of other sessions', ended.error);
    await dropPermit();
    await setMark(user);
    await setFlash(ended.error ? 'passwordChangedHere' : 'passwordChanged');
    redirect(paths.home);
  },
);
