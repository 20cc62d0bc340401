'use client';

import { useSyncExternalStore } from 'react';
import { controlLabel } from '@/lib/legal/named-controls';
import { clearSearches, onSearchesChange, recentSearches } from '@/lib/search/recent-searches';
import { button } from '../ui/button';

/** Shows how many searches this device keeps, and clears them. Renders only in the browser, which stores them. */
export function ClearRecentSearches() {
  const count = useSyncExternalStore(
    onSearchesChange,
    () => recentSearches().length,
    () => null,
  );
  if (count === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>The searches that the search field suggests can be cleared here, for all open tabs:</p>
      <button
        type="button"
        onClick={clearSearches}
        aria-disabled={count === 0}
        className={button('secondary', 'small', 'aria-disabled:opacity-60')}
      >
        {controlLabel('Clear recent searches')}
      </button>
      <span role="status">
        {count === 0
          ? 'This device keeps no searches.'
          : `This device keeps ${count === 1 ? '1 search' : `${count} searches`}.`}
      </span>
    </div>
  );
}
