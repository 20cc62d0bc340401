import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Roots, Row } from './verify';

/** The rows in one response; a day with more has further ones after the last of them. */
const PART = 5000;

const isAddress = (source: string) => /^https?:/.test(source);

/** Parses lines of JSON. Throws an error that names the first line that is none. */
export const toLines = (text: string, name: string) =>
  text.split('\n').flatMap((line, at) => {
    try {
      return line.trim() === '' ? [] : [JSON.parse(line)];
    } catch {
      throw new Error(`Line ${at + 1} of ${name} is no JSON`);
    }
  });

/** Reads an address of the site, or a copy of it in a folder. */
async function read(source: string, name: string, after = 0): Promise<string> {
  if (!isAddress(source)) return after ? '' : readFileSync(join(source, name), 'utf8');
  const address = new URL(`/.well-known/${name}${after ? `?after=${after}` : ''}`, source);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href} responds with ${response.status}`);
  return response.text();
}

/** Reads the roots and all rows they are of. */
export async function load(source: string): Promise<[Roots, Map<string, Row[]>]> {
  const roots: Roots = JSON.parse(await read(source, 'advert-roots.json'));
  const rows = new Map<string, Row[]>();
  for (const day of new Set([...roots.roots, roots.head].flatMap((one) => one?.day ?? []))) {
    const found: Row[] = [];
    let part: Row[];
    do {
      const name = `advert-chain/${day}.ndjson`;
      part = toLines(await read(source, name, found.at(-1)?.sequence), name);
      found.push(...part);
    } while (part.length === PART && isAddress(source));
    rows.set(day, found);
  }
  return [roots, rows];
}
