import sax, { type SAXOptions } from 'sax';
import { windows1252 } from '../core/csv';
import { piecesOf } from '../core/pieces';
import { MAX_HEADINGS } from '../core/table-limits';
import { StockFileError, type StockFileProblem } from './problems';

/**
 * Number of characters that are read before other requests get a turn: elements are costlier than
 * rows.
 */
const PIECE = 4 * 1024;

/** Maximum depth of nested elements. */
const MAX_DEPTH = 50;

/** Characters that XML excludes but a reference such as &#0; can name. */
const INVALID = /[^\P{Cc}\t\r\n]|\p{Cs}/u;

/** Names of schemas and languages, which are not read. */
const SCHEMA_NAMES = /^(?:xmlns|xsi|xml)(?::|$)/;

/** Elements of HTML inside a value, at this depth or deeper, are part of its text. */
const VALUE_DEPTH = 3;
const TEXT_ELEMENTS = /^(?:a|b|i|u|em|strong|small|span|font|sup|sub)$/i;
const LINE_ELEMENTS = /^(?:p|br|div|ul|ol|li|h[1-6])$/i;

/**
 * Elements with the name of their value in the attribute `name` or `key`: <param
 * name="make">Ford</param>.
 */
const NAMED_ELEMENTS =
  /^(?:param|parameter|field|attribute|attr|property|component|column|spec|detail|data|item)$/i;

/** An element with its names without a namespace; `raw` has the prefix. */
export type XmlElement = { name: string; raw: string; attributes: [name: string, value: string][] };

export type XmlReader = {
  open: (element: XmlElement) => void;
  text: (part: string) => void;
  close: () => void;
  /** Whether the rest can be skipped. */
  isDone?: () => boolean;
};

/** The types lack `strictEntities`; without it the parser also accepts HTML's named entities. */
const OPTIONS: SAXOptions & { strictEntities: false } = { strictEntities: false, position: true };

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1);

/** Renames an element whose name is in an attribute. */
function named(raw: string, attributes: [string, string][]): XmlElement {
  const at = NAMED_ELEMENTS.test(localName(raw))
    ? attributes.findIndex(([name, value]) => /^(?:name|key)$/i.test(name) && value.trim())
    : -1;
  const name = attributes[at]?.[1].trim().replaceAll('.', ' ');
  if (!name) return { name: localName(raw), raw, attributes };
  return { name, raw: `${raw} ${name}`, attributes: attributes.filter((_, index) => index !== at) };
}

/**
 * Reads the elements of an XML text, a piece at a time. Refuses document types and own entities at
 * their beginning. Throws StockFileError, with the line for broken XML; `above` is the text before
 * it.
 */
export async function readElements(source: string, reader: XmlReader, above = '') {
  const parser = sax.parser(true, OPTIONS);
  const refuse = (problem: StockFileProblem, details: string[] = []): never => {
    throw new StockFileError(problem, details);
  };
  const broken = () => refuse('xml', [String(parser.line + above.split('\n').length)]);
  const readable = (text: string) => {
    const plain = windows1252(text);
    return INVALID.test(plain) ? broken() : plain;
  };
  /** Whether each open element is part of its value's text. */
  const isText: boolean[] = [];
  let isClosed = false;
  let attributes: [string, string][] = [];

  parser.onerror = broken;
  parser.ondoctype = () => refuse('dtd');
  parser.onsgmldeclaration = () => refuse('dtd');
  parser.onopentagstart = () => {
    attributes = [];
  };
  parser.onattribute = ({ name, value }) => {
    if (attributes.length === MAX_HEADINGS) refuse('headings');
    if (!SCHEMA_NAMES.test(name)) attributes.push([localName(name), readable(value)]);
  };
  parser.onopentag = ({ name }) => {
    if (isClosed || isText.length === MAX_DEPTH) broken();
    const isLine = LINE_ELEMENTS.test(name);
    isText.push(isText.length >= VALUE_DEPTH && (isLine || TEXT_ELEMENTS.test(name)));
    if (!isText.at(-1)) reader.open(named(name, attributes));
    else if (isLine) reader.text('\n');
  };
  parser.onclosetag = () => {
    if (!isText.pop()) reader.close();
    isClosed = isText.length === 0;
  };
  parser.ontext = (part) => reader.text(readable(part));
  parser.oncdata = (part) => reader.text(readable(part));
  for await (const piece of piecesOf(source, PIECE)) {
    parser.write(piece);
    if (reader.isDone?.()) return;
  }
  parser.close();
}
