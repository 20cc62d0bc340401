import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { vehiclesPath } from '@/lib/paths';
import { type Filters, isNarrowed, serialiseFilters } from '@/lib/vehicles/filters';
import { loadFilters, saveFilters } from '@/lib/vehicles/session';

/** Long enough for a page to arrive after Back or Forward was pressed. */
const TRAVERSAL_MS = 3000;

let lastTraversal = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    lastTraversal = performance.now();
  });
}

function cameByHistory() {
  const [navigation] = performance.getEntriesByType('navigation');
  const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.type : '';
  const isFirstPage = performance.now() < TRAVERSAL_MS && loaded === 'back_forward';
  return isFirstPage || performance.now() - lastTraversal < TRAVERSAL_MS;
}

/**
 * Keeps the filter for the rest of the session, and brings it back for a visitor who comes to the
 * list by an address without one; never for one who pressed Back to get there.
 */
export function useSessionFilters(filters: Filters) {
  const router = useRouter();
  const isArrival = useRef(true);
  useEffect(() => {
    const kept = loadFilters();
    const restores =
      isArrival.current && !window.location.search && !cameByHistory() && isNarrowed(kept);
    isArrival.current = false;
    if (restores) router.replace(vehiclesPath(serialiseFilters(kept)), { scroll: false });
    else saveFilters(filters);
  }, [filters, router]);
}
