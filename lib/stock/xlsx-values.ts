import { readElements, type XmlElement } from './xml-elements';

export const attributeOf = ({ attributes }: XmlElement, name: string) =>
  attributes.find(([own]) => own === name)?.[1];

/** Ids of the built-in formats of dates. */
const isDateId = (id: number) => (id >= 14 && id <= 17) || id === 22;
/** Texts and conditions inside a format, which may contain any letter. */
const QUOTED = /"[^"]*"|\\.|\[[^\]]*\]/g;

/** Maximum characters of a format and of a cell, as in Excel; what a file has beyond is not read. */
const MAX_FORMAT = 255;
export const MAX_CELL = 32_767;

/** Whether a format's code shows a day or a year. */
const isDateCode = (code: string) => /[dy]/i.test(code.slice(0, MAX_FORMAT).replace(QUOTED, ''));

/** Excel escapes characters of a text as _x000D_; only line breaks and tabs have a meaning. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => {
    const sign = String.fromCharCode(Number.parseInt(code, 16));
    return /[\p{Cc}\p{Cs}]/u.test(sign) ? (sign === '\n' || sign === '\t' ? sign : '') : sign;
  });

/** Reads the texts that the cells of all sheets share, without their pronunciations. */
export async function readSharedTexts(xml: string | null): Promise<string[]> {
  const texts: string[] = [];
  if (xml === null) return texts;
  const open: string[] = [];
  let text = '';
  await readElements(xml.trimStart(), {
    open({ name }) {
      open.push(name);
      if (name === 'si') text = '';
    },
    text(part) {
      if (open.at(-1) === 't' && !open.includes('rPh') && text.length < MAX_CELL) text += part;
    },
    close() {
      if (open.pop() === 'si') texts.push(unescaped(text.slice(0, MAX_CELL)));
    },
  });
  return texts;
}

/** Reads which styles of cells show a date, by their numbers. */
export async function readDateStyles(xml: string | null): Promise<boolean[]> {
  const styles: boolean[] = [];
  if (xml === null) return styles;
  const dateIds = new Set<number>();
  const open: string[] = [];
  await readElements(xml.trimStart(), {
    open(element) {
      const id = Number(attributeOf(element, 'numFmtId'));
      if (element.name === 'numFmt' && isDateCode(attributeOf(element, 'formatCode') ?? ''))
        dateIds.add(id);
      if (element.name === 'xf' && open.at(-1) === 'cellXfs')
        styles.push(isDateId(id) || dateIds.has(id));
      open.push(element.name);
    },
    text: () => {},
    close: () => {
      open.pop();
    },
  });
  return styles;
}

/** Days from 30 December 1899, which Excel counts from, to 1970, and to its other start in 1904. */
const [DAYS_TO_1970, DAYS_TO_1904] = [25_569, 1462];

export type CellValues = { texts: string[]; dateStyles: boolean[]; isFrom1904: boolean };

/** The text of a cell of a sheet from its stored value, its type and its style. */
export function cellText(
  value: string,
  type: string,
  style: number,
  { texts, dateStyles, isFrom1904 }: CellValues,
) {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value.trim() === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n' || value.trim() === '') return unescaped(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (!dateStyles[style]) return String(Number(number.toPrecision(15)));
  const days = number + (isFrom1904 ? DAYS_TO_1904 : 0) - DAYS_TO_1970;
  const date = new Date(Math.round(days * 86_400) * 1000);
  return Number.isNaN(date.getTime()) ? value : date.toISOString().slice(0, 10);
}
