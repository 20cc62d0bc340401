'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ActionError, defineAction } from '../core/actions/define-action';
import { ownMessages, signInFailure } from '../core/errors/messages';
import {
  consumeRateLimit,
  enforceRateLimit,
  networkCode,
  refundRateLimit,
} from '../core/http/rate-limit';
import { logError, logSecurityEvent } from '../core/logging/logger';
import { confirmPasswordPath, paths, secondFactorPath } from '../paths';
import { site } from '../site';
import { sessionClient } from '../supabase/server';
import { safeNextPath } from './next-path';
import { hasRecoveryGrant } from './recovery-grant';
import { codeSchema, nextSchema } from './schema';
import { dropSetUp, keepSetUp, readSetUp, verifiedFactor } from './second-factor';
import { isSignInFresh } from './sessions';

const GUESSES = { times: 10, seconds: 15 * 60 };
/** The auth service accepts a code for up to 90 seconds, and on a hosted project more than once. */
const ONCE = { times: 1, seconds: 90 };

/**
 * Starts the setup of a second factor, also as a replacement. Requires a sign-in within the last
 * ten minutes.
 */
export const startSecondFactor = defineAction(
  { name: 'second factor', access: 'user', schema: nextSchema },
  async ({ next }, user) => {
    if (!user.isStaff) redirect(paths.missing);
    const target = safeNextPath(next);
    if (verifiedFactor(user) && !user.hasGivenCode) redirect(secondFactorPath(target));
    if (!(await isSignInFresh())) redirect(confirmPasswordPath(target));
    const { mfa } = (await sessionClient()).auth;
    for (const { id } of user.factors.filter(({ status }) => status === 'unverified')) {
      const { error } = await mfa.unenroll({ factorId: id });
      if (error) throw error;
    }
    // The service refuses two factors of one name.
    const friendlyName = new Date().toISOString();
    const { data, error } = await mfa.enroll({
      factorType: 'totp',
      issuer: site.name,
      friendlyName,
    });
    if (error) throw error;
    await keepSetUp(data.id, data.totp.uri);
    redirect(secondFactorPath(target));
  },
);

/**
 * Checks a code and raises the session's assurance level. The first code of a factor completes its
 * setup and replaces an older factor.
 */
export const giveCode = defineAction(
  {
    name: 'code',
    access: 'user',
    schema: codeSchema,
    secrets: ['code'],
    explain: signInFailure,
  },
  async ({ code, next }, user) => {
    const present = verifiedFactor(user);
    const setUp = await readSetUp(user);
    const factorId = (setUp?.factor ?? present)?.id;
    if (!factorId) redirect(secondFactorPath(safeNextPath(next)));
    await enforceRateLimit('code/user', user.id, GUESSES);
    const used = `${factorId} ${code}`;
    if (!(await consumeRateLimit('code/used', used, ONCE))) {
      throw new ActionError(ownMessages.usedCode, { code: ownMessages.usedCode.text });
    }
    const { mfa } = (await sessionClient()).auth;
    const { error } = await mfa.challengeAndVerify({ factorId, code });
    if (error) await refundRateLimit('code/used', used);
    const network = networkCode(await headers());
    if (error?.code === 'mfa_verification_failed') {
      logSecurityEvent('code refused', { network });
      throw new ActionError(ownMessages.wrongCode, { code: ownMessages.wrongCode.text });
    }
    if (error) throw error;
    await refundRateLimit('code/user', user.id);
    if (setUp) {
      const replaced = present && (await mfa.unenroll({ factorId: present.id }));
      if (replaced?.error) logError('end of the replaced factor', replaced.error);
      logSecurityEvent(present ? 'second factor replaced' : 'second factor set up', { network });
      await dropSetUp();
    }
    // The auth service accepts a new password only after the code.
    redirect((await hasRecoveryGrant(user.id)) ? paths.newPassword : safeNextPath(next));
  },
);
