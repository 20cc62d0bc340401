'use server';

import { headers } from 'next/headers';
import { ActionError, defineAction } from '../core/actions/define-action';
import { BackendError, failureOf, TooManyAttempts } from '../core/errors/messages';
import { enforceRateLimit, networkFrom } from '../core/http/rate-limit';
import { serviceClient } from '../supabase/public';
import { write } from '../supabase/write';
import { appealMessages } from './messages';
import { appealSchema } from './schema';
import { readDecisionToken } from './token';

const APPEALS = { times: 30, seconds: 24 * 3600 };

function explainAppeal(error: unknown) {
  if (error instanceof TooManyAttempts) return appealMessages.tooMany;
  const code = error instanceof BackendError ? error.code : '';
  if (code === 'PT409') return appealMessages.closed;
  if (code === 'P0002') return appealMessages.gone;
  return failureOf(appealMessages.failed, error);
}

/** Appeals against a decision for the holder of its mailed token; only the first appeal counts. */
export const sendAppeal = defineAction(
  { name: 'appeal', access: 'anonymous', schema: appealSchema, explain: explainAppeal },
  async ({ token, text }) => {
    const decision = readDecisionToken('appeal', token);
    if (!decision) throw new ActionError(appealMessages.gone);
    await enforceRateLimit('appeal/network', networkFrom(await headers()), APPEALS);
    const isStored = await write(
      serviceClient().rpc('appeal_decision', { p_id: decision, p_body: text }),
    );
    if (!isStored) throw new ActionError(appealMessages.another);
    return undefined;
  },
);
