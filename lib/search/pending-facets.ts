import 'server-only';
import { cache } from 'react';
import type { Facets } from './facets';

type Pending = { promise: Promise<Facets | null>; resolve: (facets: Facets | null) => void };

/**
 * The counts of one rendered list: the layout, which does not know the filters, passes the promise to the
 * filter form, and the page resolves it. So the first HTML has the counts beside the choices.
 */
export const pendingFacets = cache((): Pending => {
  let resolve: Pending['resolve'] = () => {};
  const promise = new Promise<Facets | null>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
});
