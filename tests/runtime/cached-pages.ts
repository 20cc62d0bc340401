import { randomBytes } from 'node:crypto';

/** Returns a rendered page as Next stores it. */
export const page = (html: string, tags = '') => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from('rsc'),
  headers: { 'x-next-cache-tags': tags },
  status: 200,
});
export const down = () => page('<main data-http-status="503">');
/** Returns a text that compression halves. */
export const text = (length: number) => randomBytes(length / 2).toString('hex');

/** Returns an image of a route handler as Next stores it. */
export const picture = (bytes: number, status = 200) => ({
  kind: 'APP_ROUTE',
  status,
  body: randomBytes(bytes),
  headers: { 'content-type': 'image/png', 'x-next-cache-tags': 'all' },
});
