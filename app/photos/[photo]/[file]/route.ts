import { cookies } from 'next/headers';
import { entityTag, isKnown } from '@/lib/core/http/entity-tag';
import { logError } from '@/lib/core/logging/logger';
import { isUuid } from '@/lib/ids';
import { isPhotoFile, PHOTO_FILES } from '@/lib/photos/files';
import { isReadable, type Reader, readFile } from '@/lib/photos/store';
import { sessionCookie } from '@/lib/supabase/server';

/** A photograph never changes, but may stop being public: caches store it for an hour at most. */
const PUBLIC = 'public, max-age=3600';
const PRIVATE = 'private, no-store';

type Context = { params: Promise<{ photo: string; file: string }> };

const hasSession = async () =>
  (await cookies()).getAll().some(({ name }) => name.startsWith(sessionCookie()));

/** Responds with a file of a photograph to users who may see its vehicle; 304 if their cache has it. */
export async function GET(request: Request, { params }: Context) {
  const { photo, file } = await params;
  const missing = () =>
    new Response('Not found', { status: 404, headers: { 'Cache-Control': PRIVATE } });
  if (!isUuid(photo) || !isPhotoFile(file)) return missing();
  // The bytes of a photograph never change, so its name identifies them.
  const tag = entityTag(`${photo}-${file}`);
  const has = isKnown(request.headers.get('if-none-match'), tag);
  const answer = async (reader: Reader) => {
    const headers = { ETag: tag, 'Cache-Control': reader === 'public' ? PUBLIC : PRIVATE };
    if (has && (await isReadable(reader, photo)))
      return new Response(null, { status: 304, headers });
    const bytes = has ? null : await readFile(reader, photo, file);
    const type = { 'Content-Type': PHOTO_FILES[file] };
    return bytes && new Response(new Uint8Array(bytes), { headers: { ...headers, ...type } });
  };
  try {
    const shared = await answer('public');
    if (shared) return shared;
    return ((await hasSession()) && (await answer('own'))) || missing();
  } catch (error) {
    logError('photograph', error);
    return new Response('Unavailable', { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
