import { env } from '../env';
import { MAX_PHOTOS } from './limits';

/** Maximum length of an address in characters. */
const MAX_ADDRESS = 2048;
/** Maximum length of the text in a row's cells that is read. */
const MAX_TEXT = 60_000;
const QUOTED = 60;

/** Signs between addresses, which an address may contain too: only before another address. */
const BETWEEN = /(?<![\s|,;"[\]\\])[\s|,;"[\]\\]+(?=(?:https?:)?\/\/)/i;
/** The end of a picture's name with the signs after it, by which lists of names are separated. */
const NAMES_END = /(?<=\.(?:jpe?g|png|webp|avif|gif|heic|bmp|tiff?))[\s|,;]+(?=[^\s|,;])/gi;
/** A name without a server that can only be a picture: 'front.jpg', '/cars/12/front view.JPG?w=1'. */
const NAME =
  /^(?![a-z][a-z\d+.-]*:)[^?#]+\.(?:jpe?g|png|webp|avif|gif|heic|bmp|tiff?)(?:[?#].*)?$/i;
// Both lookbehinds keep the time linear in a run of signs.
const ENDS = /^[\s|,;"[\]\\]+|(?<![\s|,;"[\]\\])[\s|,;"[\]\\]+$/g;

/** The place of the size in an Auto Trader address; without this part it is the picture as it came. */
const SIZE_PART = /\/(?:\{resize\}|%7Bresize%7D)(?=\/)/gi;
/** A place that its sender should have filled in: '{w}'. */
const TEMPLATE = /\{\w+\}/;

/** The addresses of a row's cells, the mistakes in them, and how many are beyond the maximum. */
export type RowPhotos = { addresses: string[]; wrong: string[]; beyond: number };

/** Splits a list at the ends of names; a comma, semicolon or | in an address's query belongs to it. */
function namesIn(list: string): string[] {
  const names: string[] = [];
  let start = 0;
  for (const { 0: signs, index } of list.matchAll(NAMES_END)) {
    if (list.slice(start, index).includes('?') && !/\s/.test(signs)) continue;
    names.push(list.slice(start, index));
    start = index + signs.length;
  }
  return [...names, list.slice(start)];
}

/** The address of a folder that a file gives for its names; undefined for another text. */
function folderOf(text: string): string | undefined {
  const address = addressOf(text.trim());
  if (!address) return undefined;
  const url = new URL(address);
  if (!/\/$|\.[a-z]{3,4}$/i.test(url.pathname)) url.pathname += '/';
  return url.href;
}

function addressOf(text: string, base?: string): string | null {
  const given = text.startsWith('//') ? `https:${text}` : text;
  const isName = base !== undefined && NAME.test(given) && URL.canParse(given, base);
  const whole = (isName ? new URL(given, base).href : given).replaceAll(SIZE_PART, '');
  if (whole.length > MAX_ADDRESS || TEMPLATE.test(whole) || !URL.canParse(whole)) return null;
  const { protocol, username, password, href } = new URL(whole);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && !username && !password && href.length <= MAX_ADDRESS ? href : null;
}

/**
 * Reads the addresses of photographs in the cells of a row, in their order, each once. A cell has
 * one, or several with |, ;, a comma, a space or a line break between them. A name without a server
 * is looked up in `folder`, the address of a folder, else beside the address before it in the row.
 */
export function photoAddresses(cells: string[], folder = ''): RowPhotos {
  const parts = cells.flatMap((cell) =>
    cell
      .slice(0, MAX_TEXT)
      .split(BETWEEN)
      .flatMap(namesIn)
      .map((part) => part.replace(ENDS, '').replaceAll('\\|', '|'))
      .filter(Boolean),
  );
  const found = new Set<string>();
  const given = folderOf(folder);
  let before: string | undefined;
  const wrong: string[] = [];
  for (const part of parts) {
    const address = addressOf(part, given ?? before);
    // An exported file has this site's own photographs: those added by hand stay as they are.
    if (address?.startsWith(`${env.siteUrl()}/photos/`)) continue;
    before = address ?? before;
    if (address) found.add(address);
    else wrong.push(part.slice(0, QUOTED));
  }
  const addresses = [...found];
  return {
    addresses: addresses.slice(0, MAX_PHOTOS),
    wrong,
    beyond: Math.max(0, addresses.length - MAX_PHOTOS),
  };
}
