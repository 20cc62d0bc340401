import { plural } from '../format';
import { paths } from '../paths';

/**
 * Marks the header's link to the favourites with the number of cars that have changed since the last look, or takes the
 * mark away. It sets attributes that React does not know, so that no page's first scripts pay for it.
 */
export function markHeader(changed: number): void {
  const link = document.querySelector<HTMLElement>(`header a[href="${paths.favourites}"]`);
  if (!link) return;
  if (changed > 0) {
    link.title = `${plural(changed, 'car')} changed since you last looked`;
    link.dataset.changed = '';
  } else {
    link.removeAttribute('title');
    delete link.dataset.changed;
  }
}
