import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isUuid } from '@/lib/ids';
import { authPath, paths } from '@/lib/paths';
import { MAX_FORM_BYTES, MAX_PHOTOS } from '@/lib/photos/limits';
import { PhotoError } from '@/lib/photos/messages';
import { conversions, forms } from '@/lib/photos/queues';
import { admitUpload, photoProblemOf } from '@/lib/photos/requests';
import { addPhoto, ownListing, type PhotoListing } from '@/lib/photos/upload';

/** The maximum time for a form to arrive. */
const MAX_FORM_MS = 30_000;

type Context = { params: Promise<{ listing: string }> };

/** Reads the form's files, without the nameless empty one of a form without a file. Throws {@link PhotoError}. */
async function filesOf(request: Request) {
  const length = Number(request.headers.get('content-length'));
  if (!length || length > MAX_FORM_BYTES) throw new PhotoError('form');
  const tooSlow = wait(MAX_FORM_MS, undefined, { ref: false }).then(() => {
    throw new PhotoError('slow');
  });
  const form = await Promise.race([request.formData(), tooSlow]).catch((error: unknown) => {
    throw error instanceof PhotoError ? error : new PhotoError('broken');
  });
  return form.getAll('photos').filter((file) => file instanceof File && file.name !== '') as File[];
}

/** Adds the photographs of the form one after the other; returns what to tell of each. */
async function addAll(request: Request, listing: PhotoListing, files: File[]) {
  const told = new URLSearchParams();
  let added = 0;
  for (const file of files) {
    try {
      await admitUpload(request, 'photo');
      const bytes = new Uint8Array(await file.arrayBuffer());
      await conversions.run(listing.seller, () => addPhoto(listing, randomUUID(), bytes));
      added += 1;
    } catch (error) {
      told.append('refused', `${photoProblemOf(error)} ${file.name.slice(0, 80)}`);
    }
  }
  if (added > 0) told.set('added', String(added));
  return told;
}

/** Takes the form of photographs without JavaScript, and redirects to its page, which shows the result for each. */
export async function POST(request: Request, { params }: Context) {
  const { listing } = await params;
  const page = paths.sellStep(isUuid(listing) ? listing : '', 'photos');
  const leadTo = (path: string) =>
    new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
  try {
    await admitUpload(request, 'photo');
    const own = await ownListing(listing);
    const files = await forms.run(own.seller, () => filesOf(request));
    const told = await addAll(request, own, files.slice(0, MAX_PHOTOS));
    return leadTo(told.size > 0 ? `${page}?${told}` : page);
  } catch (error) {
    const problem = photoProblemOf(error);
    if (problem === 'session') return leadTo(authPath('sign-in', page));
    if (problem === 'listing') return leadTo(paths.missing);
    if (problem === 'origin') return new Response('Not sent by a page of ours', { status: 403 });
    return leadTo(`${page}?${new URLSearchParams({ refused: problem })}`);
  }
}
