import { MAX_COMPARED } from '@/lib/compare/limits';
import { comparedIds, toggleCompared } from '@/lib/compare/store';
import { toast } from '@/lib/core/browser/toast';

const idOf = (link: HTMLAnchorElement) => new URL(link.href).searchParams.get('add') ?? '';

const nameOf = (link: HTMLAnchorElement) =>
  (link.getAttribute('aria-label') ?? '').replace(/^Compare: /, '');

const FULL = {
  title: 'Four cars at most',
  text: 'Take one out of your comparison to add another.',
};

/** Adds the car of a pressed link to the comparison, or removes it; returns the text to announce. */
export function pressLink(link: HTMLAnchorElement): string {
  const outcome = toggleCompared(idOf(link));
  if (outcome === 'full') {
    toast.error(FULL.title, FULL.text);
    return '';
  }
  return `${nameOf(link)} ${outcome}: ${comparedIds().length} of ${MAX_COMPARED} to compare`;
}

/** Marks the links of cars that are in the comparison; app/globals.css draws them. */
export function markLinks(ids: readonly string[]) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-press]')) {
    if (ids.includes(idOf(link))) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
