'use server';

import { headers } from 'next/headers';
import { ActionError, defineAction } from '../core/actions/define-action';
import { failureOf, TooManyAttempts } from '../core/errors/messages';
import { enforceRateLimit, networkFrom } from '../core/http/rate-limit';
import { lookUpMessages } from './messages';
import { getVehicleRecord } from './queries';
import { lookUpSchema } from './schema';
import { registryState } from './state';

const MINUTE = { times: 10, seconds: 60 };
const DAY = { times: 60, seconds: 24 * 3600 };

const explain = (error: unknown) =>
  error instanceof TooManyAttempts ? lookUpMessages.tooMany : failureOf(lookUpMessages.down, error);

/**
 * Looks up a number plate for the valuation form. The result is a VehicleRecord as JSON; a failure's message
 * says that the form goes on by hand.
 */
export const lookUpPlate = defineAction(
  { name: 'look-up', access: 'anonymous', schema: lookUpSchema, explain },
  async ({ registration }) => {
    const network = networkFrom(await headers());
    await enforceRateLimit('look-up-minute/network', network, MINUTE);
    await enforceRateLimit('look-up-day/network', network, DAY);
    if (registryState('dvla') === 'not configured' && registryState('dvsa') === 'not configured') {
      throw new ActionError(lookUpMessages.notConfigured);
    }
    const record = await getVehicleRecord(registration);
    if (!record) throw new ActionError(lookUpMessages.unknown);
    return { result: JSON.stringify(record) };
  },
);
