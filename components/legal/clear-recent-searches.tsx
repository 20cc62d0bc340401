'use client';

import { useSyncExternalStore } from 'react';
import { controlLabel } from '@/lib/legal/named-controls';
import { clearSearches, onSearchesChange, recentSearches } from '@/lib/search/recent-searches';
import { button } from '../ui/button';

/** Says how many searches this device keeps and clears them. Drawn in the browser only, which has them. */
export function ClearRecentSearches() {
  const kept = useSyncExternalStore(
    onSearchesChange,
    () => recentSearches().length,
    () => null,
  );
  if (kept === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>The searches that the search field suggests can be cleared here, for all open tabs:</p>
      <button
        type="button"
        onClick={clearSearches}
        aria-disabled={kept === 0}
        className={button('secondary', 'small', 'aria-disabled:opacity-60')}
      >
        {controlLabel('Clear recent searches')}
      </button>
      <span role="status">
        {kept === 0
          ? 'This device keeps no searches.'
          : `This device keeps ${kept === 1 ? '1 search' : `${kept} searches`}.`}
      </span>
    </div>
  );
}
