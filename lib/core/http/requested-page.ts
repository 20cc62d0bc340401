/** The page that a query asks for, from 1 to 999,999; 1 for anything else. */
export const requestedPage = (query: URLSearchParams) =>
  Number(/^[1-9]\d{0,5}$/.exec(query.get('page') ?? '')?.[0] ?? 1);
