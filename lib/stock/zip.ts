import { promisify } from 'node:util';
import { type InputType, inflateRaw } from 'node:zlib';
import { turnTaker } from '../core/turns';
import { MAX_UNPACKED } from './limits';
import { StockFileError } from './problems';

const unpack = promisify<InputType, { maxOutputLength: number }, Buffer>(inflateRaw);

/** Signatures of a zip file's end, of an entry of its directory, and of an entry itself. */
const [END, ENTRY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
/** Maximum length of the end with its comment, and maximum number of entries. */
const MAX_END = 22 + 0xffff;
const MAX_ENTRIES = 2000;
const DEFLATED = 8;
/** Bytes that are decoded before other requests may get a turn. */
const PIECE = 1024 * 1024;

type Entry = { start: number; length: number; method: number };

const broken = () => new StockFileError('workbook');

/** Finds the entries of a zip file by name. Throws StockFileError. */
function entriesOf(bytes: Buffer) {
  const from = Math.max(0, bytes.length - MAX_END);
  let end = bytes.length - 22;
  while (end >= from && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < from) throw broken();
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw broken();
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let n = 0; n < count; n += 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw broken();
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const local = bytes.readUInt32LE(at + 42);
    if (bytes.readUInt32LE(local) !== LOCAL) throw broken();
    const head = 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    entries.set(bytes.toString('utf8', at + 46, at + 46 + (name ?? 0)), {
      start: local + head,
      length: bytes.readUInt32LE(at + 20),
      method: bytes.readUInt16LE(at + 10),
    });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** Decodes UTF-8, a piece at a time. */
async function decode(bytes: Buffer): Promise<string> {
  const takeTurn = turnTaker();
  const decoder = new TextDecoder();
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += decoder.decode(bytes.subarray(at, at + PIECE), { stream: true });
    await takeTurn();
  }
  return text + decoder.decode();
}

/**
 * Opens a zip file. `read` unpacks an entry as text, null without one; all texts together are
 * limited, so that a small file cannot fill the memory. Throws StockFileError.
 */
export function openZip(file: Uint8Array) {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let left = MAX_UNPACKED;
  const guarded = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      // A place beyond the end of the file.
      throw error instanceof RangeError ? broken() : error;
    }
  };
  const entries = guarded(() => entriesOf(bytes));
  return {
    names: [...entries.keys()],
    async read(name: string): Promise<string | null> {
      const entry = entries.get(name);
      if (!entry) return null;
      const packed = bytes.subarray(entry.start, entry.start + entry.length);
      if (packed.length > left) throw new StockFileError('unpacked');
      try {
        const text =
          entry.method === DEFLATED ? await unpack(packed, { maxOutputLength: left }) : packed;
        left -= text.length;
        return await decode(text);
      } catch (error) {
        const { code } = error as { code?: string };
        throw code === 'ERR_BUFFER_TOO_LARGE' ? new StockFileError('unpacked') : broken();
      }
    },
  };
}
