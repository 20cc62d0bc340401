import { cookies } from 'next/headers';
import { logError } from '@/lib/core/logging/logger';
import { isUuid } from '@/lib/ids';
import { isPhotoFile, PHOTO_FILES } from '@/lib/photos/files';
import { readOwnFile, readPublicFile } from '@/lib/photos/store';
import { sessionCookie } from '@/lib/supabase/server';

/** A photograph never changes; it may stop being public, and is in caches for an hour at most. */
const PUBLIC = 'public, max-age=3600';
const PRIVATE = 'private, no-store';

type Context = { params: Promise<{ photo: string; file: string }> };

const hasSession = async () =>
  (await cookies()).getAll().some(({ name }) => name.startsWith(sessionCookie()));

/** A file of a photograph, for whoever may see its vehicle. */
export async function GET(_request: Request, { params }: Context) {
  const { photo, file } = await params;
  const missing = () =>
    new Response('Not found', { status: 404, headers: { 'Cache-Control': PRIVATE } });
  if (!isUuid(photo) || !isPhotoFile(file)) return missing();
  const respond = (bytes: Buffer, caching: string) =>
    new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': PHOTO_FILES[file], 'Cache-Control': caching },
    });
  try {
    const shared = await readPublicFile(photo, file);
    if (shared) return respond(shared, PUBLIC);
    const own = (await hasSession()) ? await readOwnFile(photo, file) : null;
    return own ? respond(own, PRIVATE) : missing();
  } catch (error) {
    logError('photograph', error);
    return new Response('Unavailable', { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
