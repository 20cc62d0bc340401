import { toastIfOffline } from '@/lib/core/browser/network';

/** Whether it leads to another document, and not to a place on this page or to another program. */
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
 * Keeps the page where the browser itself would follow a link or send a form without a network: it
 * would show its own error page instead. What a component handles is left to it. A browser that believes
 * it is online is not caught: Next's `experimental.useOffline` would, but holds back actions as well, so
 * that no form could say that the network is down.
 */
export function guardOffline() {
  window.addEventListener('click', guardLink);
  window.addEventListener('submit', guardForm);
  return () => {
    window.removeEventListener('click', guardLink);
    window.removeEventListener('submit', guardForm);
  };
}
