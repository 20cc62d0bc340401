const decodeEntities = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The hidden fields of the forms in a page's main element, which a browser without JavaScript sends along. */
export function hiddenFields(html: string): Record<string, string> {
  const form = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const inputs = form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g);
  return Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [name, decodeEntities(value)]),
  );
}
