import { env } from '../env';
import { MAX_PHOTOS } from './limits';

/** Maximum length of an address in characters. */
const MAX_ADDRESS = 2048;
/** Maximum length of the text in a row's cells that is read. */
const MAX_TEXT = 60_000;
const QUOTED = 60;

/** Signs between addresses, which an address may contain too: only before another address. */
const BETWEEN = /[\s|,;"[\]\\]+(?=(?:https?:)?\/\/)/i;
const ENDS = /^[\s|,;"[\]\\]+|[\s|,;"[\]\\]+$/g;

/** The place of the size in an Auto Trader address; without this part it is the picture as it came. */
const SIZE_PART = /\/(?:\{resize\}|%7Bresize%7D)(?=\/)/gi;
/** A place that its sender should have filled in: '{w}'. */
const TEMPLATE = /\{\w+\}/;

/** The addresses of a row's cells, the mistakes in them, and how many are beyond the maximum. */
export type RowPhotos = { addresses: string[]; wrong: string[]; beyond: number };

function addressOf(text: string): string | null {
  const whole = (text.startsWith('//') ? `https:${text}` : text).replaceAll(SIZE_PART, '');
  if (whole.length > MAX_ADDRESS || TEMPLATE.test(whole) || !URL.canParse(whole)) return null;
  const { protocol, username, password, href } = new URL(whole);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && !username && !password && href.length <= MAX_ADDRESS ? href : null;
}

/**
 * Reads the addresses of photographs in the cells of a row, in their order, each once. A cell has
 * one, or several with |, ;, a comma, a space or a line break between them.
 */
export function photoAddresses(cells: string[]): RowPhotos {
  const parts = cells.flatMap((cell) =>
    cell
      .slice(0, MAX_TEXT)
      .split(BETWEEN)
      .map((part) => part.replace(ENDS, '').replaceAll('\\|', '|'))
      .filter(Boolean),
  );
  const found = new Set<string>();
  const wrong: string[] = [];
  for (const part of parts) {
    const address = addressOf(part);
    // An exported file has this site's own photographs: those added by hand stay as they are.
    if (address?.startsWith(`${env.siteUrl()}/photos/`)) continue;
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
