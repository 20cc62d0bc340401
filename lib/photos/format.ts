const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The format of a picture by its first bytes, whatever its name or declared type; null for all others. */
export function formatOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heic' | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  const isHeif =
    startsWith(bytes, 'ftyp', 4) && HEIF_BRANDS.some((brand) => startsWith(bytes, brand, 8));
  return isHeif ? 'heic' : null;
}
