import { newVehiclesApiPath } from '@/lib/paths';
import { type Filters, serialiseFilters } from '@/lib/search/filters';
import { noteVisit } from '@/lib/search/last-visit';
import { NEW_SINCE_ID } from './result-heading';

/** As many vehicles or more; as MAX_ROWS in lib/search/queries.ts. */
const MANY = 100;

/** 'New since your last visit: 14'; nothing without any. */
export function newSinceText(count: number): string {
  if (count <= 0) return '';
  return `New since your last visit: ${count >= MANY ? `${MANY} or more` : count}`;
}

/** Numbers the lists shown, so that a late response does not fill another's place. */
let shown = 0;

/** Says above a list how many of its cars were listed since the last visit. */
export async function showNewSince(filters: Filters): Promise<void> {
  shown += 1;
  const list = shown;
  const since = noteVisit();
  const show = (text: string) => {
    const place = document.getElementById(NEW_SINCE_ID);
    if (place && list === shown) place.textContent = text;
  };
  show('');
  if (since === 0) return;
  const query = serialiseFilters({ ...filters, page: 1 });
  try {
    const response = await fetch(newVehiclesApiPath(query, since));
    if (response.ok) show(newSinceText((await response.json()).count));
  } catch {
    // Offline: the list stands without the number.
  }
}
