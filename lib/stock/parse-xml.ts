import sax, { type SAXOptions } from 'sax';
import { piecesOf } from '../core/pieces';
import { joinFeatures } from './features';
import { MAX_HEADINGS, MAX_ROWS } from './limits';
import { StockFileError, type StockFileProblem } from './problems';
import type { StockTable } from './types';

/** The elements of each depth; a heading may have any name. */
const STOCK = 1;
const CAR = 2;
const CELL = 3;
const FEATURE = 4;

/** What a root element may have: names of schemas, which are not read. */
const SCHEMA_NAMES = /^(xmlns|xsi)(:|$)/;

/** Characters that XML excludes but a reference such as &#0; can name. */
const INVALID = /[^\P{Cc}\t\r\n]|\p{Cs}/u;

/** The types lack `strictEntities`, which knows only the five entities of XML itself. */
const OPTIONS: SAXOptions & { strictEntities: true } = { strictEntities: true, position: false };

const refuse = (problem: StockFileProblem = 'xml'): never => {
  throw new StockFileError(problem);
};

/** Collects the cars of <stock><car><name>…</name></car></stock>; `features` may hold <feature> elements. */
function carReader() {
  const path: string[] = [];
  const headings = new Set<string>();
  const cars: Map<string, string>[] = [];
  let car = new Map<string, string>();
  let features: string[] = [];
  let text = '';
  let isClosed = false;

  const open: Record<number, (name: string) => unknown> = {
    [STOCK]: (name) => (name !== 'stock' || isClosed) && refuse(),
    [CAR]: (name) => {
      if (name !== 'car') refuse();
      if (cars.length === MAX_ROWS) refuse('rows');
      car = new Map();
    },
    [CELL]: (name) => {
      if (car.has(name)) refuse();
      if (headings.add(name).size > MAX_HEADINGS) refuse('headings');
      features = [];
      text = '';
    },
    [FEATURE]: (name) => {
      if (path[CELL - 1] !== 'features' || name !== 'feature' || text.trim()) refuse();
      text = '';
    },
  };
  const close: Record<number, (name: string) => unknown> = {
    [STOCK]: () => {
      isClosed = true;
    },
    [CAR]: () => cars.push(car),
    [CELL]: (name) => {
      if (features.length > 0 && text.trim()) refuse();
      car.set(name, features.length > 0 ? joinFeatures(features) : text);
    },
    [FEATURE]: () => {
      features.push(text.replace(/\s+/g, ' ').trim());
      text = '';
    },
  };

  return {
    open(name: string) {
      path.push(name);
      (open[path.length] ?? (() => refuse()))(name);
    },
    close(name: string) {
      close[path.length]?.(name);
      path.pop();
    },
    text(part: string) {
      if (INVALID.test(part) || (path.length < CELL && part.trim())) refuse();
      text += part;
    },
    attribute: (name: string) => (path.length > 0 || !SCHEMA_NAMES.test(name)) && refuse(),
    table(): StockTable {
      const names = [...headings];
      const rows = cars.map((cells) => names.map((name) => cells.get(name) ?? ''));
      return { headings: names, rows, firstRow: 2 };
    },
  };
}

/**
 * Reads an XML file of the documented shape. Document types, entities of its own, attributes and deeper
 * elements are refused where they begin. Throws StockFileError.
 */
export async function parseXml(source: string): Promise<StockTable> {
  const reader = carReader();
  const parser = sax.parser(true, OPTIONS);
  parser.onerror = () => refuse();
  parser.ondoctype = () => refuse('dtd');
  parser.onsgmldeclaration = () => refuse('dtd');
  parser.onattribute = ({ name }) => reader.attribute(name);
  parser.onopentag = ({ name }) => reader.open(name);
  parser.onclosetag = (name) => reader.close(name);
  parser.ontext = (part) => reader.text(part);
  parser.oncdata = (part) => reader.text(part);
  for await (const piece of piecesOf(source)) parser.write(piece);
  parser.close();
  return reader.table();
}
