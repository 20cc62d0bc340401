const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Characters that XML 1.0 forbids. */
const INVALID = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes text for an element or attribute of XML or HTML, without the characters that XML forbids. */
export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(INVALID, '')
    .replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? '');
