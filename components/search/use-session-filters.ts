import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useRef } from 'react';
import { vehiclesPath } from '@/lib/paths';
import { type Filters, isNarrowed, serialiseFilters } from '@/lib/search/filters';
import { hasSavedFilters } from '@/lib/search/saved-filters-key';

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
 * list by an address without one; never for one who pressed Back to get there, or who has chosen
 * something since.
 */
export function useSessionFilters(filters: Filters, isTouched: RefObject<boolean>) {
  const router = useRouter();
  const isArrival = useRef(true);
  useEffect(() => {
    let isCurrent = true;
    const mayRestore = isArrival.current && !window.location.search && !cameByHistory();
    if (!isNarrowed(filters) && !hasSavedFilters()) isArrival.current = false;
    else void keepOrRestore();
    return () => {
      isCurrent = false;
    };

    async function keepOrRestore() {
      // Without this code nothing is kept; the address still holds the filter.
      const session = await import('@/lib/search/saved-filters').catch(() => null);
      if (!isCurrent || !session) return;
      isArrival.current = false;
      const kept = session.loadFilters();
      if (!mayRestore || !isNarrowed(kept)) return session.saveFilters(filters);
      if (isTouched.current) return;
      router.replace(vehiclesPath(serialiseFilters(kept)), { scroll: false });
    }
  }, [filters, router, isTouched]);
}
