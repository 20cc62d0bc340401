'use server';

import { headers } from 'next/headers';
import { ActionError, defineAction } from '../core/actions/define-action';
import { TooManyAttempts } from '../core/errors/messages';
import { enforceRateLimit, networkFrom } from '../core/http/rate-limit';
import { withCatalogueNames } from './catalogue-names';
import { REGISTRIES, registryState } from './endpoints';
import { lookUp } from './look-up';
import { lookUpMessages } from './messages';
import { lookUpSchema } from './schema';

const MINUTE = { times: 10, seconds: 60 };
const DAY = { times: 60, seconds: 24 * 3600 };

const explain = (error: unknown) =>
  error instanceof TooManyAttempts ? lookUpMessages.tooMany : lookUpMessages.failed;

/**
 * Looks up a number plate for the valuation form. The result is a VehicleRecord as JSON, with a
 * message if it is an old one; a failure's message refers to input by hand.
 */
export const lookUpPlate = defineAction(
  { name: 'look-up', access: 'anonymous', schema: lookUpSchema, explain },
  async ({ registration }) => {
    const network = networkFrom(await headers());
    await enforceRateLimit('look-up-minute/network', network, MINUTE);
    await enforceRateLimit('look-up-day/network', network, DAY);
    if (REGISTRIES.every((registry) => registryState(registry) === 'not configured')) {
      throw new ActionError(lookUpMessages.notConfigured);
    }
    const found = await lookUp(registration);
    if (!('record' in found)) throw new ActionError(lookUpMessages[found.outcome]);
    const result = JSON.stringify(await withCatalogueNames(found.record));
    return { result, ...(found.outcome === 'stale' && { message: lookUpMessages.stale }) };
  },
);
