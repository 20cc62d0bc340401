import { turnTaker } from '../core/turns';
import { StockFileError } from './problems';

/** Maximum depth of nested values. */
const MAX_DEPTH = 50;
/** Maximum depth of the list of cars: `{"data": {"vehicles": [...]}}` has depth 3. */
const MAX_LIST_DEPTH = 6;
/** Maximum number of lists that are looked at. */
const MAX_LISTS = 1000;
/** Maximum length of an object in characters, which is parsed in one go. */
const MAX_OBJECT = 500_000;
/** Characters that are read before other requests may get a turn. */
const AT_A_TIME = 32 * 1024;

/** The objects of one list by the places of their first and last characters in the text. */
export type ObjectList = { start: number; end: number }[];

type Open = { isList: boolean; key: string; start: number };

/** Throws StockFileError with the line of a place in a JSON text. */
function refuseJson(text: string, at: number): never {
  throw new StockFileError('json', [String(text.slice(0, at).split('\n').length)]);
}

/**
 * Finds the objects of a JSON text by the list that contains them, the outermost first, without parsing it as a whole.
 * The objects beside each other at the top, as in a file with one object a line, are a list too.
 * Throws StockFileError.
 */
export async function readObjectLists(text: string): Promise<ObjectList[]> {
  const takeTurn = turnTaker();
  const lists = new Map<string, ObjectList>();
  const open: Open[] = [];
  const sign = /["[\]{}]/g;
  /** The last string: before a list or an object inside an object, its key. */
  let key = '';
  let nextTurn = AT_A_TIME;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    const at = found.index;
    if (at > nextTurn) {
      nextTurn = at + AT_A_TIME;
      await takeTurn();
    }
    if (found[0] === '"') {
      const end = endOfString(text, at);
      key = text.slice(at + 1, Math.min(end, at + 1 + 100));
      sign.lastIndex = end + 1;
    } else if (found[0] === '[' || found[0] === '{') {
      if (open.length === MAX_DEPTH) refuseJson(text, at);
      const parent = open.at(-1);
      const name = `${parent?.key ?? ''}/${parent?.isList ? '' : key}`;
      open.push({ isList: found[0] === '[', key: name, start: at });
      key = '';
    } else {
      const closed = open.pop();
      if (!closed || closed.isList !== (found[0] === ']')) refuseJson(text, at);
      const parent = open.at(-1);
      if (closed.isList || (parent && !parent.isList) || open.length > MAX_LIST_DEPTH) continue;
      const name = parent?.key ?? '';
      const list = lists.get(name) ?? [];
      if (lists.size < MAX_LISTS || list.length > 0) lists.set(name, list);
      list.push({ start: closed.start, end: at });
    }
  }
  if (open.length > 0) refuseJson(text, text.length);
  const depthOf = (name: string) => name.split('/').length;
  const outermost = [...lists].toSorted(([a], [b]) => depthOf(a) - depthOf(b));
  return outermost.map(([, list]) => list);
}

/** The place of the quotation mark that closes the string which begins at `start`. */
function endOfString(text: string, start: number) {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return refuseJson(text, start);
}

/** Whether an object is not too long for a car: the one around all cars may be. */
export const isShort = ({ start, end }: ObjectList[number]) => end - start < MAX_OBJECT;

/** Parses an object of a list. Throws StockFileError. */
export function parseObject(text: string, object: ObjectList[number]): unknown {
  const { start, end } = object;
  if (!isShort(object)) refuseJson(text, start);
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    return refuseJson(text, start);
  }
}
