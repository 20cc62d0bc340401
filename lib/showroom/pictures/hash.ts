// A Deno function shares this file.
/** 32-bit FNV-1a hash, which spreads cars over designs and is the same on each server. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
