import 'server-only';
import { cache } from 'react';
import type { PanelChoices } from './panel-choices';

type Pending = { promise: Promise<PanelChoices>; resolve: (choices: PanelChoices) => void };

/**
 * The panel's choices on one rendered list: the layout, which does not know the filters, passes the promise
 * to the filter form, and the page resolves it. So the first HTML has the counts beside the choices.
 */
export const pendingChoices = cache((): Pending => {
  let resolve: Pending['resolve'] = () => {};
  const promise = new Promise<PanelChoices>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
});
