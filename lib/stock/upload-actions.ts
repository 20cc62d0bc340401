'use server';

import * as z from 'zod';
import { defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { env } from '../env';
import { stockUploadPath } from '../paths';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { explainStock } from './explain-stock';

const tick = z.literal('on').optional();

/** Makes the user's upload address, or another in its place; the response alone has it in full. */
export const makeUpload = defineAction(
  {
    name: 'upload address',
    access: 'user',
    schema: z.object({ withdraw: tick, renewal: tick }),
    explain: explainStock('No address made'),
  },
  async ({ withdraw, renewal }) => {
    const client = await sessionClient();
    // A renewed address may do what the one before did.
    const consent = (renewal ? null : withdraw === 'on') as boolean;
    const args = { p_may_withdraw: consent, p_is_new: true };
    const token = (await write(client.rpc('save_stock_upload', args))) as string;
    revalidate(invalidations.stockFeedChanged());
    const title = renewal ? 'Address renewed' : 'Address made';
    const text = renewal ? 'The old one has ended. Copy the new one now.' : 'Copy it now.';
    return { result: `${env.siteUrl()}${stockUploadPath(token)}`, message: { title, text } };
  },
);

/** Keeps what the files of the user's system may do. */
export const saveUpload = defineAction(
  {
    name: 'upload address',
    access: 'user',
    schema: z.object({ withdraw: tick }),
    explain: explainStock('Not kept'),
  },
  async ({ withdraw }) => {
    const client = await sessionClient();
    const args = { p_may_withdraw: withdraw === 'on', p_is_new: false };
    await write(client.rpc('save_stock_upload', args));
    revalidate(invalidations.stockFeedChanged());
    return { title: 'Choice kept', text: 'It holds from the next file on.' };
  },
);

/** Ends the user's upload address; its cars stay. */
export const endUpload = defineAction(
  { name: 'end of an upload address', access: 'user', schema: z.object({}) },
  async () => {
    const client = await sessionClient();
    await write(client.rpc('remove_stock_upload'));
    revalidate(invalidations.stockFeedChanged());
    return { title: 'Address ended', text: 'Your cars stay as they are.' };
  },
);
