/** Words of a text in quotation marks, on one line. */
export const quoted = (quote: string) => `‘${quote.replace(/\s+/g, ' ')}’`;
