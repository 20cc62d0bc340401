import type { ReactNode } from 'react';
import { addToComparePath } from '@/lib/paths';

type Props = { id: string; title: string; className?: string; children: ReactNode };

/**
 * Adds a car to the comparison, or removes it: a press is held by LINK_PRESS_SCRIPT, and leads to the page of the
 * comparison without JavaScript.
 */
export const CompareLink = ({ id, title, className, children }: Props) => (
  <a
    href={addToComparePath(id)}
    rel="nofollow"
    data-press=""
    aria-label={`Compare: ${title}`}
    className={className}
  >
    {children}
  </a>
);
