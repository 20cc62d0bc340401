const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Number of first bytes that identify the format. */
export const FORMAT_BYTES = 32;

/**
 * Detects the format of a picture from its first bytes, whatever its name or declared type; null
 * for other formats.
 */
export function formatOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (!startsWith(bytes, 'ftyp', 4)) return null;
  // The first brand, then a version, then the compatible brands of a file with a general first
  // brand.
  const brands = [8, 16, 20, 24, 28];
  if (brands.some((at) => startsWith(bytes, 'avif', at))) return 'avif';
  return HEIF_BRANDS.some((brand) => startsWith(bytes, brand, 8)) ? 'heic' : null;
}
