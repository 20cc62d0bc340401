/** Whether a form was sent by a page of the site `origin`: a browser says where a POST comes from. */
export function isOwnForm(headers: Headers, origin: string): boolean {
  const from = headers.get('origin');
  if (from && URL.canParse(from)) {
    return from === origin || new URL(from).host === headers.get('host');
  }
  return headers.get('sec-fetch-site') === 'same-origin';
}
