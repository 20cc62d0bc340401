import { randomUUID } from 'node:crypto';
import { isUuid } from '@/lib/ids';
import { authPath, paths } from '@/lib/paths';
import { MAX_FORM_BYTES, MAX_PHOTOS } from '@/lib/photos/limits';
import { PhotoError } from '@/lib/photos/messages';
import { admitUpload, problemOf } from '@/lib/photos/requests';
import { addPhoto, inPhotoQueue, sellerOfOwn } from '@/lib/photos/upload';

type Context = { params: Promise<{ listing: string }> };

/** The files of the form; one without a file has a nameless empty one. Throws {@link PhotoError}. */
async function filesOf(request: Request) {
  const length = Number(request.headers.get('content-length'));
  if (!length || length > MAX_FORM_BYTES) throw new PhotoError('form');
  const form = await request.formData().catch(() => {
    throw new PhotoError('broken');
  });
  return form.getAll('photos').filter((file) => file instanceof File && file.name !== '') as File[];
}

/** Adds the photographs of the form one after the other; returns what to tell of each. */
async function addAll(request: Request, listing: string) {
  const told = new URLSearchParams();
  let added = 0;
  for (const file of (await filesOf(request)).slice(0, MAX_PHOTOS)) {
    try {
      await admitUpload(request, 'photo');
      await addPhoto(listing, randomUUID(), new Uint8Array(await file.arrayBuffer()));
      added += 1;
    } catch (error) {
      told.append('refused', `${problemOf(error)} ${file.name.slice(0, 80)}`);
    }
  }
  if (added > 0) told.set('added', String(added));
  return told;
}

/** Takes the form of photographs without JavaScript, and leads back to its page, which says what became of each. */
export async function POST(request: Request, { params }: Context) {
  const { listing } = await params;
  const page = paths.sellStep(isUuid(listing) ? listing : '', 'photos');
  const leadTo = (path: string) =>
    new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
  try {
    await admitUpload(request, 'photo');
    await sellerOfOwn(listing);
    const told = await inPhotoQueue(() => addAll(request, listing));
    return leadTo(told.size > 0 ? `${page}?${told}` : page);
  } catch (error) {
    const problem = problemOf(error);
    if (problem === 'session') return leadTo(authPath('sign-in', page));
    if (problem === 'listing') return leadTo(paths.missing);
    if (problem === 'origin') return new Response('Not sent by a page of ours', { status: 403 });
    return leadTo(`${page}?${new URLSearchParams({ refused: problem })}`);
  }
}
