import { paths } from '@/lib/paths';
import { type Filters, isNarrowed } from '@/lib/search/filters';
import { loadFilters } from '@/lib/search/saved-filters';

/** The maximum time that a page takes to appear after Back or Forward within this document. */
const TRAVERSAL_MS = 3000;

let lastTraversal = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    lastTraversal = performance.now();
  });
}

/** True if Back or Forward loaded this document with the list in it; its scripts may run much later. */
function isLoadedByHistory() {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type === 'back_forward' &&
    new URL(navigation.name).pathname === window.location.pathname
  );
}

/** True if the form of the home page or of all filters loaded this document: both show every filter they send. */
const isLoadedByForm = () =>
  [paths.home, paths.filters].some(
    (path) => document.referrer.split('?')[0] === window.location.origin + path,
  );

let isFirst = true;

/**
 * The filters of the session to restore on arrival at the list: null if the URL has filters of its own,
 * after Back or Forward, after an empty form of another page, and if none are saved.
 */
export function filtersToRestore(): Filters | null {
  const isAsLoaded = isFirst && (isLoadedByForm() || isLoadedByHistory());
  isFirst = false;
  const isTraversed = performance.now() - lastTraversal < TRAVERSAL_MS;
  const isRestored = !isAsLoaded && !isTraversed && !window.location.search;
  const saved = isRestored ? loadFilters() : null;
  return saved && isNarrowed(saved) ? saved : null;
}
