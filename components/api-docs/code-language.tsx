'use client';

import { createContext, type ReactNode, useState } from 'react';

/** The language of all code samples of a page, and its setter. */
export const CodeLanguage = createContext<[string, (language: string) => void]>(['', () => {}]);

/** Shares one choice of language among all samples inside. */
export function CodeLanguageProvider({ first, children }: { first: string; children: ReactNode }) {
  return <CodeLanguage value={useState(first)}>{children}</CodeLanguage>;
}
