/** Removes control characters except line breaks and tabs, and lone surrogates (invalid in PostgreSQL). */
export const cleanText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
