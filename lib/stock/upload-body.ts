import { MAX_BYTES } from './limits';

/** Maximum time in which a file must arrive. */
const MAX_MS = 60_000;
/** Maximum size of a file with the form around it. */
const MAX_BODY = MAX_BYTES + 20_000;
/** The types of files of cars; a program that names none may send one too. */
const TYPES =
  /^(text\/(csv|plain|xml|tab-separated-values)|application\/(csv|xml|json|octet-stream|rss\+xml|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet))$/;

/** Why a body was refused: too large, too slow, of a wrong kind, or without a file. */
export type BodyProblem = 'size' | 'slow' | 'type' | 'none';

/** Thrown for a body that is no file. */
export class UploadBodyError extends Error {
  override name = 'UploadBodyError';
  constructor(readonly problem: BodyProblem) {
    super(problem);
  }
}

/** The whole body, read no further than its size and time allow. */
async function readBounded(request: Request, most: number, patience: number) {
  if (Number(request.headers.get('content-length')) > most) throw new UploadBodyError('size');
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const pieces: Uint8Array[] = [];
  let length = 0;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UploadBodyError('slow')), patience);
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), tooSlow]);
      if (done) return Buffer.concat(pieces, length);
      length += value.byteLength;
      if (length > most) throw new UploadBodyError('size');
      pieces.push(value);
    }
  } finally {
    clearTimeout(timer);
    // A body that was left is not read to its end; one that ended has nothing to cancel.
    reader.cancel().catch(() => {});
  }
}

const BLANK_LINE = '\r\n\r\n';
/** Maximum length of the headers of a part, and number of parts that are looked at. */
const MAX_HEADERS = 2000;
const MAX_PARTS = 20;

/** The first file of a form. Only boundaries are looked for: the file itself is not read. */
function firstFile(body: Buffer, boundary: string) {
  const limit = Buffer.from(`\r\n--${boundary}`);
  let at = body.indexOf(limit.subarray(2));
  for (let part = 0; part < MAX_PARTS && at >= 0; part += 1) {
    const end = body.indexOf(BLANK_LINE, at);
    if (end < 0 || end - at > MAX_HEADERS) break;
    const headers = body.toString('utf8', at, end);
    const content = end + BLANK_LINE.length;
    // The line break of an empty part is that of its headers.
    const next = body.indexOf(limit, content - 2);
    if (next < 0) break;
    const name = /^content-disposition:.*;\s*filename="([^"\r\n]*)"/im.exec(headers)?.[1];
    if (name !== undefined && next > content) return { bytes: body.subarray(content, next), name };
    at = next + 2;
  }
  throw new UploadBodyError('none');
}

/**
 * Reads the file of a request, raw or the first of a form, with its name; null without one. Does
 * not look into it. Throws {@link UploadBodyError}.
 */
export async function readUpload(request: Request, patience = MAX_MS) {
  const header = request.headers.get('content-type') ?? 'application/octet-stream';
  const type = header.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isForm = type === 'multipart/form-data';
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(header);
  const isPacked = (request.headers.get('content-encoding') ?? 'identity') !== 'identity';
  if (isPacked || (isForm ? !boundary : !TYPES.test(type))) throw new UploadBodyError('type');
  const body = await readBounded(request, isForm ? MAX_BODY : MAX_BYTES, patience);
  const file = isForm
    ? firstFile(body, boundary?.[1] ?? boundary?.[2] ?? '')
    : { bytes: body, name: null };
  if (file.bytes.length === 0) throw new UploadBodyError('none');
  if (file.bytes.length > MAX_BYTES) throw new UploadBodyError('size');
  return file;
}
