import type { ReactNode } from 'react';

/** A legal text: metadata and sections. */
export type LegalDocument = {
  title: string;
  /** Meta description, under 160 characters. */
  description: string;
  /** Summary in one or two sentences. */
  summary: ReactNode;
  /** Date of the last change, ISO. */
  updated: string;
  sections: readonly { id: string; title: string; content: ReactNode }[];
};
