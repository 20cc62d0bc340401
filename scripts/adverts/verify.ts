// Checks a chain of adverts without the site's code: every row and root is made of those before it.
import { hash as digest } from 'node:crypto';

export type Row = { sequence: number; leaf: string; hash: string };
type Root = { day: string; last: number; hash: string; previous: string; root: string };
export type Roots = { roots: Root[]; head: { day: string; last: number; hash: string } | null };
export type Opening = { sequence: number | null; salt: string; payload: string };
type Known = { roots?: Roots; openings?: Opening[] };

const START = '0'.repeat(64);

export const hashOf = (...parts: (string | number)[]) => digest('sha256', parts.join('|'));
function check(isRight: boolean, complaint: string) {
  if (!isRight) throw new Error(complaint);
}

/** Returns what was found, in sentences. Throws at the first row or root that is wrong, and names it. */
export function verify({ roots, head }: Roots, rows: Map<string, Row[]>, known: Known = {}) {
  const seen: Row[] = [];
  let [hash, root, day] = [START, START, ''];
  const follow = (next: string) => {
    check(next > day, `The day ${next} stands after ${day || 'nothing'}`);
    day = next;
    check((rows.get(day)?.length ?? 0) > 0, `The day ${day} has no rows`);
    for (const row of rows.get(day) ?? []) {
      const place = seen.length + 1;
      check(row.sequence === place, `${day}: row ${row.sequence} stands where ${place} belongs`);
      hash = hashOf(hash, row.leaf, place);
      check(row.hash === hash, `${day}: row ${place} is not the one that was chained`);
      seen.push(row);
    }
  };
  for (const made of roots) {
    follow(made.day);
    const isLast = made.last === seen.length && made.hash === hash;
    check(isLast, `The root of ${day} is of another last row`);
    check(made.previous === root, `The root of ${day} does not follow the one before it`);
    root = hashOf(root, day, made.last, made.hash);
    check(made.root === root, `The root of ${day} is forged`);
  }
  if (head && head.day !== day) follow(head.day);
  const isEnd = head ? head.last === seen.length && head.hash === hash : seen.length === 0;
  check(isEnd, 'The chain does not end with its last row');
  for (const other of rows.keys())
    check(
      [...roots, head].some((one) => one?.day === other),
      `No root has the day ${other}`,
    );
  for (const kept of known.roots?.roots ?? [])
    check(
      roots.some((one) => one.root === kept.root),
      `The root of ${kept.day} was replaced`,
    );
  const end = known.roots?.head;
  check(!end || seen[end.last - 1]?.hash === end.hash, `Row ${end?.last} was replaced`);
  const opened = known.openings?.filter(({ sequence }) => sequence !== null) ?? [];
  for (const { sequence, salt, payload } of opened)
    check(
      seen[(sequence ?? 0) - 1]?.leaf === hashOf(salt, payload),
      `Row ${sequence} was not made of this event`,
    );
  const days = `${roots.length} ${roots.length === 1 ? 'day' : 'days'} with a root`;
  const said = known.openings ? [`${opened.length} events are what was chained`] : [];
  return [`${seen.length} rows in order, ${days}`, ...said, root];
}
