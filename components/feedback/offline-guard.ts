import { toastIfOffline } from '@/lib/core/browser/network';

/** False for fragments of this page and for other protocols, such as mailto. */
function leavesPage({ protocol, pathname, search, hash }: HTMLAnchorElement) {
  const isHere = pathname + search === window.location.pathname + window.location.search;
  return protocol.startsWith('http') && !(hash && isHere);
}

function guardLink(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (event.defaultPrevented || !link || !leavesPage(link)) return;
  if (toastIfOffline()) event.preventDefault();
}

function guardForm(event: SubmitEvent) {
  if (!event.defaultPrevented && toastIfOffline()) event.preventDefault();
}

/**
 * Cancels native link and form navigations while offline, which would replace the page by the browser's
 * error page, and shows a toast. Relies on `navigator.onLine`. Next's `experimental.useOffline` detects
 * more, but also holds back server actions, so that no form could report the network error.
 */
export function guardOffline() {
  window.addEventListener('click', guardLink);
  window.addEventListener('submit', guardForm);
  return () => {
    window.removeEventListener('click', guardLink);
    window.removeEventListener('submit', guardForm);
  };
}
