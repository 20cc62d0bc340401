import { MAX_HEADINGS } from '../core/table-limits';
import { STOCK_COLUMNS } from './columns';
import { columnOf } from './mapping';
import { StockFileError } from './problems';
import type { XmlElement, XmlReader } from './xml-elements';

const REQUIRED = new Set(
  STOCK_COLUMNS.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])),
);

/** The names of an element and its ancestors, from the root on. */
export type XmlPath = string[];

export const pathKey = (path: XmlPath) => path.join('/');

/** Maximum number of names of elements: each name inside a car is a heading. */
const MAX_NAMES = 10 * MAX_HEADINGS;

const columnsOf = ({ columns }: Frame) => new Set([...columns.values()].flatMap((set) => [...set]));

type Frame = {
  name: string;
  key: string;
  isLeaf: boolean;
  /**
   * The required columns in the element, at any depth, by the name of its child that contains them;
   * its own by ''.
   */
  columns: Map<string, Set<string>>;
  /** Number of its children of each name. */
  children: Map<string, number>;
};

/**
 * Finds the element of a car: the first with a make and a model, or its nearest repeated ancestor.
 * If no ancestor is repeated, there is one car: the element with the most required columns.
 */
export function rowPathReader(): XmlReader & { path: () => XmlPath | null } {
  const stack: Frame[] = [];
  const known = new Map<string, string | undefined>();
  const repeated = new Set<string>();
  const columnsAt = new Map<string, number>();
  let found: XmlPath | null = null;
  /** The path that is found and its ancestors, by key. */
  const around = new Map<string, XmlPath>();

  function find(path: XmlPath) {
    found = path;
    for (let length = path.length; length > 0; length -= 1)
      around.set(pathKey(path.slice(0, length)), path.slice(0, length));
  }

  /** Records a value called `name` in the innermost element. */
  function note(name: string) {
    const heading = `${stack.at(-1)?.name}.${name}`;
    if (known.size > MAX_NAMES) known.clear();
    if (!known.has(heading)) known.set(heading, columnOf(heading));
    const column = known.get(heading);
    if (!column || !REQUIRED.has(column)) return;
    let child = '';
    for (let at = stack.length - 1; at >= 0; at -= 1) {
      const frame = stack[at];
      // A repeated child says nothing about the elements around it.
      if (!frame || (frame.children.get(child) ?? 0) > 1) return;
      frame.columns.set(child, (frame.columns.get(child) ?? new Set()).add(column));
      const all = found ? null : columnsOf(frame);
      if (all?.has('make') && all.has('model'))
        find(stack.slice(0, at + 1).map((each) => each.name));
      child = frame.name;
    }
  }

  return {
    open({ name, attributes }: XmlElement) {
      const parent = stack.at(-1);
      const key = parent ? `${parent.key}/${name}` : name;
      if (parent) {
        parent.isLeaf = false;
        const times = (parent.children.get(name) ?? 0) + 1;
        parent.children.set(name, times);
        if (parent.children.size > MAX_NAMES) throw new StockFileError('headings');
        if (times === 2) {
          repeated.add(key);
          parent.columns.delete(name);
        }
      }
      stack.push({ name, key, isLeaf: true, columns: new Map(), children: new Map() });
      for (const [attribute] of attributes) note(attribute);
    },
    text: () => {},
    close() {
      const frame = stack.at(-1);
      if (!frame) return;
      if (around.has(frame.key))
        columnsAt.set(frame.key, Math.max(columnsAt.get(frame.key) ?? 0, columnsOf(frame).size));
      stack.pop();
      if (frame.isLeaf && stack.length > 0) note(frame.name);
    },
    isDone: () => found !== null && repeated.has(pathKey(found)),
    path() {
      const keys = [...around.keys()];
      const most = Math.max(0, ...columnsAt.values());
      const key =
        keys.find((each) => repeated.has(each)) ??
        keys.find((each) => columnsAt.get(each) === most);
      return around.get(key ?? '') ?? null;
    },
  };
}
