import { expect, test } from 'vitest';
import { MAX_BYTES } from '@/lib/stock/limits';
import { readUpload, UploadBodyError } from '@/lib/stock/upload-body';

type Body = BodyInit | ReadableStream<Uint8Array>;

const sent = (body: Body | null, headers: HeadersInit = { 'content-type': 'text/csv' }) =>
  new Request('http://site/', { method: 'PUT', body, headers, duplex: 'half' } as RequestInit);

const problemOf = (request: Request, patience?: number) =>
  readUpload(request, patience).then(
    () => null,
    (error: unknown) => {
      if (error instanceof UploadBodyError) return error.problem;
      throw error;
    },
  );

const textOf = async (request: Request) => {
  const { bytes, name } = await readUpload(request);
  return [bytes.toString(), name];
};

/** A stream of pieces, and whether its rest was left. */
function streamed(pieces: number, size: number) {
  let given = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(control) {
      if (given === pieces) return control.close();
      given += 1;
      control.enqueue(new Uint8Array(size));
    },
  });
  return { stream, given: () => given };
}

test.each([
  'text/csv',
  'text/csv; charset=windows-1252',
  'TEXT/XML',
  'application/json',
  'application/octet-stream',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
])('a body of %s is the file as it is', async (type) => {
  expect(await textOf(sent('a,b\r\n1,2', { 'content-type': type }))).toEqual(['a,b\r\n1,2', null]);
});

test('a body without a type is a file', async () => {
  expect(await textOf(sent(new Uint8Array([65, 66]), {}))).toEqual(['AB', null]);
});

test('the file of a form is found behind its other fields, as programs write them', async () => {
  const form = new FormData();
  form.set('dealer', '17');
  form.set('none', '');
  form.set('feed', new File(['a,b\r\n--x\r\n'], 'stock.csv', { type: 'text/csv' }));
  expect(await textOf(sent(form, {}))).toEqual(['a,b\r\n--x\r\n', 'stock.csv']);
  const own = [
    '--X',
    'content-disposition: form-data; name=f; filename="b.xml"',
    '',
    '<a/>',
    '--X--',
  ];
  const headers = { 'content-type': 'multipart/form-data; boundary="X"' };
  expect(await textOf(sent(own.join('\r\n'), headers))).toEqual(['<a/>', 'b.xml']);
});

test.each<[string, string, HeadersInit, string]>([
  ['of a form on a page', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 'type'],
  ['that is a picture', 'x', { 'content-type': 'image/jpeg' }, 'type'],
  ['that is compressed', 'x', { 'content-type': 'text/csv', 'content-encoding': 'gzip' }, 'type'],
  ['without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 'type'],
  ['that is empty', '', { 'content-type': 'text/csv' }, 'none'],
  ['that is cut off', '--X\r\na: b', { 'content-type': 'multipart/form-data; boundary=X' }, 'none'],
  [
    'whose file has no end',
    '--X\r\ncontent-disposition: form-data; filename="a"\r\n\r\nabc',
    { 'content-type': 'multipart/form-data; boundary=X' },
    'none',
  ],
  [
    'without a file',
    '--X\r\ncontent-disposition: form-data; name="a"\r\n\r\nabc\r\n--X--',
    { 'content-type': 'multipart/form-data; boundary=X' },
    'none',
  ],
])('a body %s is refused', async (_, body, headers, problem) => {
  expect(await problemOf(sent(body, headers))).toBe(problem);
});

test('a body that is too large is read no further than the limit', async () => {
  const told = { 'content-type': 'text/csv', 'content-length': String(MAX_BYTES + 1) };
  const large = streamed(40, 1024 * 1024);
  expect(await problemOf(sent(large.stream, told))).toBe('size');
  expect(large.given()).toBeLessThan(3);
  const silent = streamed(40, 1024 * 1024);
  expect(await problemOf(sent(silent.stream))).toBe('size');
  expect(silent.given()).toBeLessThan(15);
  expect(await problemOf(sent(new Uint8Array(MAX_BYTES)))).toBeNull();
});

test('a body that does not arrive is given up', async () => {
  const stream = new ReadableStream<Uint8Array>({ start: (c) => c.enqueue(new Uint8Array(3)) });
  expect(await problemOf(sent(stream), 20)).toBe('slow');
});

test('a form that looks like its boundary everywhere is found in little time', async () => {
  const part = '--X\r\ncontent-disposition: form-data; name="f"; filename="a.csv"\r\n\r\n';
  const file = Buffer.alloc(MAX_BYTES, '\r\n--');
  const body = Buffer.concat([Buffer.from(part), file, Buffer.from('\r\n--X--')]);
  const request = sent(body, { 'content-type': 'multipart/form-data; boundary=X' });
  const before = process.cpuUsage();
  const { bytes } = await readUpload(request);
  const { user, system } = process.cpuUsage(before);
  expect(bytes.length).toBe(MAX_BYTES);
  expect((user + system) / 1000).toBeLessThan(500);
});
