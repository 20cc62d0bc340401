import 'server-only';
import type { Factor, User } from '@supabase/supabase-js';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { authPath, paths, secondFactorPath } from '../../paths';
import { sessionClient } from '../../supabase/server';
import { BackendError } from '../errors/messages';
import { currentRequest } from '../http/request-context';
import { AUTH_HINT_COOKIE } from './auth-hint';

export interface SessionUser {
  id: string;
  email: string;
  /** From the user's own metadata, unvalidated; '' if missing. */
  fullName: string;
  phone: string;
  avatarUrl: string;
  isStaff: boolean;
  /** The second factors, also one that is being set up. */
  factors: Factor[];
  /** Whether this session is of assurance level 2: the code of a second factor was given in it. */
  hasGivenCode: boolean;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Maps a Supabase auth user, and the assurance level of the session, to a SessionUser. */
export function sessionUser(user: User, level: string | null = null): SessionUser {
  const { id, email, user_metadata, app_metadata, factors = [] } = user;
  return {
    id,
    email: text(email),
    fullName: text(user_metadata.full_name),
    phone: text(user_metadata.phone),
    avatarUrl: text(user_metadata.avatar_url),
    isStaff: app_metadata.role === 'staff',
    factors,
    hasGivenCode: level === 'aal2',
  };
}

/**
 * The signed-in user, verified by the auth service on each request, so that a session ended on another
 * device is invalid at once. Null for a missing, expired or forged token; throws BackendError when the
 * service is down.
 */
export const currentUser = cache(async (): Promise<SessionUser | null> => {
  // Another attempt would take as long as the middleware's.
  if (currentRequest()?.isSessionUnknown) throw new BackendError('The session was not renewed');
  const client = await sessionClient();
  const { data, error } = await client.auth.getUser();
  if (data.user) {
    // Reads a claim of the token, which the service has just verified.
    const assurance = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    return sessionUser(data.user, assurance.data?.currentLevel);
  }
  if (error?.name === 'AuthRetryableFetchError' || (error?.status ?? 0) >= 500) {
    throw new BackendError(error?.message ?? '', error?.code, error?.status);
  }
  return null;
});

/** Whether the request posts a form, as without JavaScript. */
async function isFormPost() {
  return (await headers()).get('content-type')?.startsWith('multipart/form-data') ?? false;
}

/**
 * Returns the signed-in user; otherwise redirects to the sign-in page, which returns to `path`. A
 * visitor who comes to sell and has no auth hint, which a sign-out keeps, gets the sign-up form
 * first.
 */
export async function requireUser(path: string): Promise<SessionUser> {
  const user = await currentUser();
  if (user) return user;
  const isKnown = (await cookies()).has(AUTH_HINT_COOKIE);
  redirect(authPath(path === paths.sell && !isKnown ? 'sign-up' : 'sign-in', path));
}

/**
 * Returns the signed-in user like {@link requireUser}; null for a form posted after the session has
 * ended. The page then shows the form with the values typed, which its action has refused, and no
 * account data.
 */
export async function userOrPostedForm(path: string): Promise<SessionUser | null> {
  return (await isFormPost()) ? currentUser() : requireUser(path);
}

/**
 * Returns the signed-in member of staff, after asking for the second factor. Other users get a 404.
 */
export async function requireStaff(path: string): Promise<SessionUser> {
  const user = await requireUser(path);
  // On a dynamic page notFound() renders an empty shell until scripts run:
  // https://github.com/vercel/next.js/issues/62228
  if (!user.isStaff) redirect(paths.missing);
  return user.hasGivenCode ? user : redirect(secondFactorPath(path));
}
