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

let isFirst = true;

/** Whether this document answers the search form of the home page, which shows all that it asks for. */
function cameBySearchForm() {
  const came = isFirst && document.referrer === `${window.location.origin}/`;
  isFirst = false;
  return came;
}

/**
 * The filters of the session to restore on arrival at the list: null where the URL has filters of its own,
 * after Back or Forward, after an empty search on the home page, and where none are saved.
 */
export function filtersToRestore(): Filters | null {
  const isRestored = !cameBySearchForm() && !window.location.search && !cameByHistory();
  const saved = isRestored ? loadFilters() : null;
  return saved && isNarrowed(saved) ? saved : null;
}
