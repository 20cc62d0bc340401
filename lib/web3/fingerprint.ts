/** The number of hexadecimal digits shown of a SHA-256 hash. */
const DIGITS = 4;

/**
 * The fingerprint of an entry: the first digits of the SHA-256 hash of the fingerprint before it
 * and the entry's text.
 */
export async function fingerprint(before: string, entry: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${before}\n${entry}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, DIGITS);
}
