/** Whether a POST comes from a page of this site, by the browser's Origin or Sec-Fetch-Site header. */
export function isOwnForm(headers: Headers, origin: string): boolean {
  const source = headers.get('origin');
  if (source && URL.canParse(source)) {
    return source === origin || new URL(source).host === headers.get('host');
  }
  return headers.get('sec-fetch-site') === 'same-origin';
}
