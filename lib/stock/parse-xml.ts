import { MAX_HEADINGS } from '../core/table-limits';
import { turnTaker } from '../core/turns';
import { joinFeatures } from './features';
import { MAX_ROWS } from './limits';
import { columnOf } from './mapping';
import { StockFileError } from './problems';
import type { StockTable } from './types';
import { readElements, type XmlElement, type XmlReader } from './xml-elements';
import { pathKey, rowPathReader, type XmlPath } from './xml-row-path';

/**
 * The values of a car under one heading; `raw` names the first element or attribute that had one.
 */
type Cell = { raw: string; values: string[]; isList: boolean };

type Frame = {
  heading: string;
  raw: string;
  isList: boolean;
  isLeaf: boolean;
  hasAttributes: boolean;
  text: string;
};

/** Maximum number of values of a cell that are stored; a listing has fewer of every kind. */
const MAX_VALUES = 1000;

/**
 * Whether one element is a list of the other: 'features' of 'feature', but not 'prices' of 'price',
 * which is a column.
 */
const isListOf = (parent: string, name: string) =>
  parent !== name &&
  [`${name}s`, `${name}es`, name.replace(/y$/, 'ies')].includes(parent) &&
  (columnOf(parent) !== undefined || columnOf(name) === undefined);

const joined = (...names: string[]) => names.filter(Boolean).join('.');

/** Joins several values to one cell, and the values of a list of features. */
const textOf = ({ values, isList }: Cell, heading: string) =>
  values.length > 1 || (isList && columnOf(heading) === 'features')
    ? joinFeatures(values.map((value) => value.replace(/\s+/g, ' ').trim()).filter(Boolean))
    : (values[0] ?? '');

/**
 * Collects the cars of the elements at a path, and also elements beside it or elsewhere that have a
 * make and a model.
 */
function carReader(rowPath: XmlPath): XmlReader & { table: () => Promise<StockTable> } {
  const rowKey = pathKey(rowPath);
  const parentKey = pathKey(rowPath.slice(0, -1));
  const rowName = rowPath.at(-1);
  const names: string[] = [];
  const keys: string[] = [];
  const headings = new Map<string, number>();
  const rows: string[][] = [];
  /** The elements of the open car, its outermost first. */
  let frames: Frame[] = [];
  let cells = new Map<string, Cell>();
  let isSure = false;

  function begin(key: string) {
    frames = [];
    cells = new Map();
    isSure = key === rowKey;
  }

  function add({ heading, raw, isList }: Pick<Frame, 'heading' | 'raw' | 'isList'>, value: string) {
    const cell = cells.get(heading);
    const isMore = raw.includes(':') && !cell?.raw.includes(':');
    if (cell?.raw === raw) {
      if (cell.values.length < MAX_VALUES) cell.values.push(value);
      return;
    }
    // A feed's own id or price is in a namespace, and replaces the element of the feed's format.
    if (!cell?.values.some((text) => text.trim()) || (isMore && value.trim()))
      cells.set(heading, { raw, isList, values: [value] });
    if (cells.size > MAX_HEADINGS) throw new StockFileError('headings');
  }

  function keep() {
    const columns = isSure ? null : new Set([...cells.keys()].map(columnOf));
    if (columns && !(columns.has('make') && columns.has('model'))) return;
    if (rows.length === MAX_ROWS) throw new StockFileError('rows');
    const row: string[] = [];
    for (const [heading, cell] of cells) {
      if (!headings.has(heading)) headings.set(heading, headings.size);
      if (headings.size > MAX_HEADINGS) throw new StockFileError('headings');
      row[headings.get(heading) ?? 0] = textOf(cell, heading);
    }
    rows.push(row);
  }

  return {
    open({ name, raw, attributes }: XmlElement) {
      const above = keys.at(-1) ?? '';
      const parentName = names.at(-1) ?? '';
      const key = above ? `${above}/${name}` : name;
      names.push(name);
      keys.push(key);
      const isRow = key === rowKey;
      const mayBeRow = isRow || above === parentKey || name === rowName;
      const parent = frames.at(-1);
      if (isRow ? !isSure : !parent && mayBeRow) begin(key);
      else if (!parent) return;
      const outer = frames.at(-1);
      if (outer) outer.isLeaf = false;
      const isList = frames.length > 1 && isListOf(parentName, name);
      const frame: Frame = {
        heading: !outer || isList ? (outer?.heading ?? '') : joined(outer.heading, name),
        raw: outer ? `${outer.raw} ${raw}` : '',
        isList,
        isLeaf: true,
        hasAttributes: attributes.length > 0,
        text: '',
      };
      frames.push(frame);
      for (const [attribute, value] of attributes)
        add(
          {
            heading: joined(frame.heading, attribute),
            raw: `${frame.raw} @${attribute}`,
            isList: false,
          },
          value,
        );
    },
    text(part) {
      const frame = frames.at(-1);
      if (frame) frame.text += part;
    },
    close() {
      names.pop();
      keys.pop();
      const frame = frames.pop();
      if (!frame) return;
      const isValue = frame.text.trim() !== '' || (frame.isLeaf && !frame.hasAttributes);
      if (frames.length > 0 && isValue) add(frame, frame.text);
      if (frames.length > 0) return;
      keep();
      isSure = false;
    },
    async table() {
      const takeTurn = turnTaker();
      for (const row of rows) {
        for (let at = 0; at < headings.size; at += 1) row[at] ??= '';
        await takeTurn();
      }
      return { headings: [...headings.keys()], rows, firstRow: 2 };
    },
  };
}

/**
 * Reads the cars of an XML file: any element with a make and a model, as elements or attributes at
 * any depth. Headings of nested elements are joined by full stops, without the prefix of a
 * namespace. Throws StockFileError.
 */
export async function parseXml(source: string): Promise<StockTable> {
  const text = source.trimStart();
  const above = source.slice(0, source.length - text.length);
  const finder = rowPathReader();
  await readElements(text, finder, above);
  const path = finder.path();
  if (!path) throw new StockFileError('noCars');
  const reader = carReader(path);
  await readElements(text, reader, above);
  return reader.table();
}
