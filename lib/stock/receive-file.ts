import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { cleanText } from '../core/clean-text';
import type { Make } from '../listings/types';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { write } from '../supabase/write';
import { addressSource } from './address-source';
import { guardedFetch, INTERNET } from './guarded-fetch';
import { MAX_BYTES } from './limits';
import { ownHeadings, suggestMapping } from './mapping';
import { StockRequestError } from './messages';
import { parseStockFile } from './parse-file';
import { StockFileError } from './problems';
import { readWaiting } from './read-waiting';
import { packTable, type StoredTable } from './stored-table';
import type { StockMapping } from './types';
import { waitingTable } from './waiting-rows';

/** Maximum time in which a form must arrive. */
const MAX_MS = 30_000;
/** Maximum size of the file with the form around it. */
const MAX_FORM_BYTES = MAX_BYTES + 20_000;
/** Maximum length of a file's name that is stored. */
const NAME_LENGTH = 200;

/** Reads the form of a request within size and time. Throws {@link StockRequestError}, StockFileError. */
export async function readForm(request: Request, most = MAX_FORM_BYTES) {
  // Rejects a body without its length before reading it.
  const length = Number(request.headers.get('content-length') ?? 'none');
  if (Number.isNaN(length)) throw new StockRequestError('broken');
  if (length === 0) return new FormData();
  if (length > most) throw new StockFileError('size');
  const tooSlow = wait(MAX_MS, undefined, { ref: false }).then(() => {
    throw new StockRequestError('slow');
  });
  return Promise.race([request.formData(), tooSlow]).catch((error: unknown) => {
    throw error instanceof StockRequestError ? error : new StockRequestError('broken');
  });
}

/** Reads the file of the form, or the file at its address. */
async function readFile(form: FormData) {
  const file = form.get('file');
  if (file instanceof File && file.name !== '') {
    if (file.size > MAX_BYTES) throw new StockFileError('size');
    return { bytes: new Uint8Array(await file.arrayBuffer()), source: file.name };
  }
  const address = form.get('address');
  if (typeof address !== 'string' || !address.trim()) throw new StockRequestError('none');
  const bytes = await guardedFetch(address.trim(), INTERNET);
  return { bytes, source: addressSource(address.trim()) };
}

/** Returns the user's seller id. Throws {@link StockRequestError} unless they are a dealer. */
export async function requireDealer() {
  const client = await sessionClient();
  const id = await withRetry(() => client.rpc('my_seller_id'));
  const row =
    id &&
    (await withRetry(() =>
      client.from('sellers').select('id, seller_type').eq('id', id).maybeSingle(),
    ));
  if (!row || row.seller_type === 'private') throw new StockRequestError('dealer');
  return row.id;
}

/**
 * Stores a file of the seller's waiting cars whose names are known by now, for an hour. Returns its
 * id; null without such cars. Throws like the reads of the file.
 */
export async function receiveWaiting(seller: string, getMakes: () => Promise<Make[]>) {
  const client = await sessionClient();
  const waiting = await readWaiting(client, seller, getMakes);
  const known = waiting?.cars.filter((car) => waiting.stateOf(car) === 'known') ?? [];
  if (known.length === 0) return null;
  const { table, mapping } = waitingTable(known.map(({ cells }) => cells));
  const content: StoredTable = { ...(await packTable(table)), isPart: true };
  const file = { seller_id: seller, source: 'Cars that waited', content, mapping };
  const row = await write(client.from('stock_files').insert(file).select('id').single());
  if (!row) throw new StockRequestError('failed');
  return row.id;
}

/**
 * Stores the file of a form for an hour, with the mapping of the last one. Returns its id. Throws
 * like the reads of the file.
 */
export async function receiveFile(seller: string, form: FormData) {
  const { bytes, source } = await readFile(form);
  const table = await parseStockFile(bytes);
  const content = await packTable(table);
  const client = await sessionClient();
  const stored = await withRetry(() =>
    client.from('stock_mappings').select('mapping').eq('seller_id', seller).maybeSingle(),
  );
  const mapping = suggestMapping(ownHeadings(table), (stored?.mapping ?? {}) as StockMapping);
  const file = {
    seller_id: seller,
    source: cleanText([...source].slice(0, NAME_LENGTH).join('')) || 'stock file',
    content,
    mapping,
  };
  const row = await write(client.from('stock_files').insert(file).select('id').single());
  if (!row) throw new StockRequestError('failed');
  return row.id;
}
