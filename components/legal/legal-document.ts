import type { ReactNode } from 'react';

/** One legal text: what every one of them says of itself, and its sections in order. */
export type LegalDocument = {
  title: string;
  /** For search engines, under 160 letters. */
  description: string;
  /** The gist, in a sentence or two. */
  summary: ReactNode;
  /** The day of its last change, ISO. */
  updated: string;
  sections: readonly { id: string; title: string; content: ReactNode }[];
};
