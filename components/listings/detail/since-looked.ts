import { sinceText } from '@/lib/advert-history/since';
import type { Change } from '@/lib/advert-history/types';

/**
 * Says on a car's page what has changed since this device's last look, in milliseconds. Lazy-loaded for returning
 * visitors alone; the page has the changes in an attribute that React does not know.
 */
export function showSinceLooked(looked: number): void {
  const line = document.querySelector<HTMLElement>('#since-looked');
  if (!line) return;
  const changes: Change[] = JSON.parse(line.dataset.changes ?? '[]');
  const text = sinceText(changes, looked);
  if (text === null) return;
  line.textContent = text;
  line.hidden = false;
}
