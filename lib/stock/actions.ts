'use server';

import { redirect } from 'next/navigation';
import * as z from 'zod';
import { ActionError, defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { uuidSchema } from '../core/schema';
import { paths } from '../paths';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { write } from '../supabase/write';
import { STOCK_COLUMNS } from './columns';
import { readMapping } from './mapping';
import { stockMessage } from './messages';
import type { StockTable } from './types';

const heading = z.string().max(200).optional();
const headings: Record<`column:${string}`, typeof heading> = Object.fromEntries(
  STOCK_COLUMNS.map(({ name }) => [`column:${name}`, heading]),
);
const mappingSchema = z.object({ ...headings, file: uuidSchema });

const gone = () => new ActionError({ title: 'Not saved', text: stockMessage('gone') });

/** Saves the heading that each column of a file is read from, also for the next file. */
export const saveMapping = defineAction(
  { name: 'choice of columns', access: 'user', schema: mappingSchema },
  async ({ file, ...columns }) => {
    const client = await sessionClient();
    const files = client.from('stock_files');
    const row = await withRetry(() =>
      files.select('seller_id, content').eq('id', file).maybeSingle(),
    );
    if (!row) throw gone();
    const form = new FormData();
    for (const [name, value] of Object.entries(columns)) form.set(name, String(value ?? ''));
    const mapping = readMapping(form, (row.content as StockTable).headings);
    await write(client.from('stock_mappings').upsert({ seller_id: row.seller_id, mapping }));
    await write(client.from('stock_files').update({ mapping }).eq('id', file));
    revalidate(invalidations.stockFileChanged(file));
    redirect(paths.stockFile(file));
  },
);
