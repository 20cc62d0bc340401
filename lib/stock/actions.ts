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
import { MAX_ASKED, MAX_TOLD, readMeanings, withMeanings } from './meanings';
import { stockMessage } from './messages';
import type { StoredTable } from './stored-table';

const heading = z.string().max(200).optional();
const headings: Record<`column:${string}`, typeof heading> = Object.fromEntries(
  STOCK_COLUMNS.map(({ name }) => [`column:${name}`, heading]),
);
const mappingSchema = z.object({ ...headings, file: uuidSchema });

const text = z.string().max(200).optional();
/** Maximum number of words in the forms of a page. */
const MAX_WORDS = MAX_ASKED + MAX_TOLD;
/** The fields of each word: its column, the word itself and the chosen value. */
const wordFields: Record<`${string}:${number}`, typeof text> = Object.fromEntries(
  Array.from({ length: MAX_WORDS }, (_, at) =>
    ['column', 'word', 'value'].map((field) => [`${field}:${at}`, text]),
  ).flat(),
);
const meaningsSchema = z.object({ ...wordFields, file: uuidSchema });

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
    const mapping = readMapping(form, (row.content as StoredTable).headings);
    await write(client.from('stock_mappings').upsert({ seller_id: row.seller_id, mapping }));
    await write(client.from('stock_files').update({ mapping }).eq('id', file));
    revalidate(invalidations.stockFileChanged(file));
    redirect(paths.stockFile(file));
  },
);

/** Saves the values that words of a file mean, also for the next file; '' forgets a word. */
export const saveMeanings = defineAction(
  { name: 'meaning of words', access: 'user', schema: meaningsSchema },
  async ({ file, ...fields }) => {
    const client = await sessionClient();
    const files = client.from('stock_files');
    const row = await withRetry(() => files.select('seller_id').eq('id', file).maybeSingle());
    if (!row) throw gone();
    const mappings = client.from('stock_mappings');
    const stored = await withRetry(() =>
      mappings.select('meanings').eq('seller_id', row.seller_id).maybeSingle(),
    );
    const given = new Map(
      Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]),
    );
    const told = Array.from({ length: MAX_WORDS }, (_, at) => ({
      column: given.get(`column:${at}`) ?? '',
      word: given.get(`word:${at}`) ?? '',
      value: given.get(`value:${at}`) ?? '',
    }));
    const meanings = withMeanings(
      readMeanings(stored?.meanings),
      told.filter(({ word }) => word !== ''),
    );
    if (!meanings) {
      const advice = `You can explain ${MAX_TOLD} words. Forget some that your files no longer have.`;
      throw new ActionError({ title: 'Not saved', text: advice });
    }
    await write(client.from('stock_mappings').upsert({ seller_id: row.seller_id, meanings }));
    revalidate(invalidations.stockFileChanged(file));
    redirect(paths.stockFile(file));
  },
);
