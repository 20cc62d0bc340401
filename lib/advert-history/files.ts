/** Shared caches keep what a day that is over has for a day, and what grows for a minute. */
const OVER = 'public, max-age=86400';
const OPEN = 'public, max-age=60';

/** The day and the last known row that an address of the chain asks for; null for any other. */
export function readChainAddress(file: string, query: URLSearchParams) {
  const day = /^(\d{4}-\d\d-\d\d)\.ndjson$/.exec(file)?.[1];
  const after = query.get('after') ?? '0';
  if (!day || new Date(day).toJSON()?.slice(0, 10) !== day || !/^\d{1,15}$/.test(after))
    return null;
  return { day, after: Number(after) };
}

/** Machines verify these files; search engines have the pages. */
const ROBOTS = { 'X-Robots-Tag': 'noindex' };

/** A response with a line of JSON for each row. `isOver` says that it never grows. */
export const lines = (rows: object[], isOver = false) =>
  new Response(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), {
    headers: {
      ...ROBOTS,
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Cache-Control': isOver ? OVER : OPEN,
    },
  });

/** A response with one object. */
export const json = (value: unknown) =>
  new Response(`${JSON.stringify(value)}\n`, {
    headers: {
      ...ROBOTS,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': OPEN,
    },
  });

export const notThere = () =>
  new Response('There is no such part of the chain.\n', {
    status: 404,
    headers: { 'Cache-Control': 'no-store' },
  });
