import 'server-only';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip, type InputType } from 'node:zlib';
import { cleanText } from '../core/clean-text';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { write } from '../supabase/write';

const pack = promisify<InputType, Buffer>(gzip);
const TOKEN = /^[0-9a-f]{64}$/;
/** Maximum length of a file's name that is stored. */
const NAME_LENGTH = 200;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The dealer of an upload address, by its token; null for any other. Throws BackendError. */
export async function uploadSeller(token: string): Promise<string | null> {
  if (!TOKEN.test(token)) return null;
  return withRetry(() =>
    serviceClient().rpc('stock_upload_seller', { p_token_hash: hashOf(token) }),
  );
}

/**
 * Queues a file for its run, behind those that came before. Returns 'gone' for an address that ended
 * meanwhile and 'full' while too many wait. Throws BackendError.
 */
export async function queueUpload(token: string, bytes: Uint8Array, name: string | null) {
  const args = {
    p_token_hash: hashOf(token),
    p_source: cleanText([...(name ?? '')].slice(0, NAME_LENGTH).join('')) || 'from your system',
    p_content: (await pack(bytes)).toString('base64'),
  };
  return (await write(serviceClient().rpc('queue_stock_upload', args))) as
    | 'queued'
    | 'gone'
    | 'full';
}
