'use server';

import * as z from 'zod';
import { ActionError, defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { uuidSchema } from '../core/schema';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { write } from '../supabase/write';
import { undoneText } from './describe-undo';
import { explainStock } from './explain-stock';
import { feedSchema } from './feed-schema';
import { judgeListings } from './list-cars';

/** Keeps the address and the hour of the user's feed. */
export const saveFeed = defineAction(
  { name: 'feed', access: 'user', schema: feedSchema, explain: explainStock('Not kept') },
  async ({ feed, hour, withdraw, paused }) => {
    const client = await sessionClient();
    const args = {
      p_address: feed,
      p_hour: hour,
      p_may_withdraw: withdraw === 'on',
      p_is_paused: paused === 'on',
    };
    await write(client.rpc('save_stock_feed', args));
    revalidate(invalidations.stockFeedChanged());
    return paused === 'on'
      ? { title: 'Feed kept', text: 'It is paused: nothing is fetched until you untick that.' }
      : { title: 'Feed kept', text: 'A new address is fetched within minutes, then once a day.' };
  },
);

const NOTHING_UNDONE = {
  title: 'Nothing was undone',
  text: 'This run was undone already, or is older than a day.',
};

/** Restores what a run of the user's files changed. */
export const undoRun = defineAction(
  {
    name: 'undoing of a run',
    access: 'user',
    schema: z.object({ run: uuidSchema }),
    explain: explainStock('Not undone'),
  },
  async ({ run }) => {
    const client = await sessionClient();
    const answer = await write(client.rpc('undo_stock_run', { p_run_id: run }));
    if (!answer) throw new ActionError(NOTHING_UNDONE);
    const { undone, left } = answer as { undone: string[]; left: string[] };
    const seller = await withRetry(() => client.rpc('my_seller_id'));
    await judgeListings(undone);
    revalidate(invalidations.stockListed(undone, seller ?? ''));
    revalidate(invalidations.stockFeedChanged());
    return { title: 'Run undone', text: undoneText(undone.length, left) };
  },
);

/** Forgets the user's feed; its cars stay. */
export const removeFeed = defineAction(
  { name: 'feed removal', access: 'user', schema: z.object({}) },
  async () => {
    const client = await sessionClient();
    await write(client.rpc('remove_stock_feed'));
    revalidate(invalidations.stockFeedChanged());
    return { title: 'Feed forgotten', text: 'Your cars stay as they are.' };
  },
);
