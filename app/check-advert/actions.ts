'use server';

import { enforceCheckLimit } from '@/lib/advert-check/enforce-limit';
import { textProblem } from '@/lib/advert-check/messages';
import { advertTextSchema } from '@/lib/advert-check/schema';
import type { CheckState } from '@/lib/advert-check/types';
import { defineAction } from '@/lib/core/actions/define-action';
import { londonDay } from '@/lib/core/london';
import { check } from './check';

/**
 * Checks a text for a browser without JavaScript, and returns a `CheckState` as JSON. It is neither stored nor logged;
 * it composes two domains, so it stands here.
 */
export const checkAdvertText = defineAction(
  { name: 'advert check', access: 'anonymous', schema: advertTextSchema, secrets: ['text'] },
  async ({ text }) => {
    const problem = textProblem(text);
    const answer = (state: Omit<CheckState, 'text'>) => ({
      result: JSON.stringify({ text, ...state } satisfies CheckState),
    });
    if (problem) return answer({ problem });
    await enforceCheckLimit(text);
    return answer({ report: check(text, londonDay(new Date())) });
  },
);
