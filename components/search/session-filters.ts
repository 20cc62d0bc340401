import { type Filters, isNarrowed } from '@/lib/search/filters';
import { loadFilters } from '@/lib/search/saved-filters';

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
 * The filters of the session to restore on arrival at the list: null where the URL has filters of its own,
 * after Back or Forward, and where none are saved.
 */
export function filtersToRestore(): Filters | null {
  const saved = !window.location.search && !cameByHistory() ? loadFilters() : null;
  return saved && isNarrowed(saved) ? saved : null;
}
