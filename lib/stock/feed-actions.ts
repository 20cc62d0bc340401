'use server';

import * as z from 'zod';
import { defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { operationFailure } from '../core/errors/messages';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { feedSchema } from './feed-schema';
import { stockMessage } from './messages';

/** Whether the database refused a person who is no dealer. */
const isNoDealer = (error: unknown) => (error as { code?: string } | null)?.code === '42501';

const explainAs = (title: string) => (error: unknown) =>
  isNoDealer(error) ? { title, text: stockMessage('dealer') } : operationFailure(title, error);

/** Keeps the address and the hour of the user's feed. */
export const saveFeed = defineAction(
  { name: 'feed', access: 'user', schema: feedSchema, explain: explainAs('Not kept') },
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
      : { title: 'Feed kept', text: 'A new address is fetched within minutes, then every night.' };
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
