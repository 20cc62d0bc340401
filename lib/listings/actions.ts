'use server';

import { headers } from 'next/headers';
import { after } from 'next/server';
import { ActionError, defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { BackendError, failureOf, TooManyAttempts } from '../core/errors/messages';
import {
  consumeRateLimit,
  enforceRateLimit,
  networkFrom,
  refundRateLimit,
} from '../core/http/rate-limit';
import { idSchema } from '../core/schema';
import { currentUser } from '../core/session/current-user';
import { publicClient, serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { write } from '../supabase/write';
import { phoneFailed, phoneMessages, reportMessages, reportOutcome } from './messages';
import { reportSchema } from './schema';
import { recordNumberShown } from './views';

const DAY = 24 * 3600;
/** Limits per network; many people may share one, such as a mobile network. */
const CALLS = { times: 100, seconds: DAY };
const REPORTS = { times: 5, seconds: DAY };
const REPORTS_OF_ONE = { times: 1, seconds: DAY };

/**
 * Returns the phone number of the seller of a vehicle for sale, and counts it; 100 a day per
 * network.
 */
export const revealPhone = defineAction(
  {
    name: 'seller phone',
    access: 'anonymous',
    schema: idSchema,
    invalid: phoneMessages.noPhone,
    explain: (error) =>
      error instanceof TooManyAttempts ? phoneMessages.limit : failureOf(phoneFailed, error),
  },
  async ({ id }) => {
    const sent = await headers();
    const network = networkFrom(sent);
    await enforceRateLimit('call/network', network, CALLS);
    const phone = await withRetry(() => serviceClient().rpc('seller_phone', { p_vehicle_id: id }));
    if (phone) {
      after(() => recordNumberShown(id, sent));
      return { result: phone };
    }
    await refundRateLimit('call/network', network);
    throw new ActionError(phoneMessages.noPhone);
  },
);

/** Whether an exclusion constraint failed: this account has an open report of the listing. */
const isKnownReport = (error: unknown) => error instanceof BackendError && error.code === '23P01';

function explainReport(error: unknown) {
  const isLimit =
    error instanceof TooManyAttempts || (error instanceof BackendError && error.code === 'PT429');
  return isLimit ? reportMessages.limit : failureOf(reportMessages.failed, error);
}

/**
 * Reports a vehicle for sale to staff, signed in under the account's own token. Drops a second
 * report by the same account while the first is open, or by the same signed-out network within a
 * day. A report by an account from the network of an earlier report counts as the same person's.
 * Reports by two people, one of them with an account, hold the listing. The result says how the
 * reporter hears the outcome.
 */
export const reportListing = defineAction(
  { name: 'report', access: 'anonymous', schema: reportSchema, explain: explainReport },
  async ({ vehicle, reason, details }) => {
    const listing = publicClient().from('vehicles').select('id').eq('id', vehicle);
    const active = () => listing.eq('listing_status', 'active').maybeSingle();
    if (!(await withRetry(active))) throw new ActionError(reportMessages.gone);
    const report = { vehicle_id: vehicle, reason, details: details || null };
    const network = networkFrom(await headers());
    const one = `${network} ${vehicle}`;
    const isFirst = () => consumeRateLimit('report/vehicle', one, REPORTS_OF_ONE);
    const revalidateIfHeld = async () => {
      if (!(await withRetry(active))) revalidate(invalidations.listingChanged(vehicle));
    };
    if (await currentUser()) {
      const client = await sessionClient();
      const isRepeat = !(await isFirst());
      const signed = { ...report, is_repeat: isRepeat };
      await write(client.from('listing_reports').insert(signed)).catch(async (error: unknown) => {
        if (isKnownReport(error)) return;
        if (!isRepeat) await refundRateLimit('report/vehicle', one);
        throw error;
      });
      await revalidateIfHeld();
      return { result: reportOutcome.account };
    }
    await enforceRateLimit('report/network', network, REPORTS);
    const outcome = { result: reportOutcome.stranger };
    if (!(await isFirst())) return outcome;
    const reports = serviceClient().from('listing_reports');
    await write(reports.insert({ ...report, reporter_id: null })).catch(async (error: unknown) => {
      await refundRateLimit('report/vehicle', one);
      throw error;
    });
    await revalidateIfHeld();
    return outcome;
  },
);
