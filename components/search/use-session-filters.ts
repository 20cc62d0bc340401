import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useRef } from 'react';
import { vehiclesPath } from '@/lib/paths';
import { type Filters, isNarrowed, serialiseFilters } from '@/lib/search/filters';
import { hasSavedFilters } from '@/lib/search/saved-filters-key';

/** Upper bound for a page to load after Back or Forward. */
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
 * Saves the filters for the session and restores them when the list is opened without any. Does not
 * restore after Back or Forward, or once the user has changed a field.
 */
export function useSessionFilters(filters: Filters, isTouched: RefObject<boolean>) {
  const router = useRouter();
  const isArrival = useRef(true);
  useEffect(() => {
    let isCurrent = true;
    const mayRestore = isArrival.current && !window.location.search && !cameByHistory();
    if (!isNarrowed(filters) && !hasSavedFilters()) isArrival.current = false;
    else void saveOrRestore();
    return () => {
      isCurrent = false;
    };

    async function saveOrRestore() {
      // If the import fails nothing is saved; the URL still holds the filters.
      const session = await import('@/lib/search/saved-filters').catch(() => null);
      if (!isCurrent || !session) return;
      isArrival.current = false;
      const saved = session.loadFilters();
      if (!mayRestore || !isNarrowed(saved)) return session.saveFilters(filters);
      if (isTouched.current) return;
      router.replace(vehiclesPath(serialiseFilters(saved)), { scroll: false });
    }
  }, [filters, router, isTouched]);
}
