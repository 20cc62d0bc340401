'use client';

import type { CSSProperties } from 'react';
import { ErrorScreen } from '@/components/feedback/error-screen';
import { errorTitle } from '@/lib/core/errors/screens';
import './globals.css';

/** The layout names the fonts; without it the system's stand in. */
const FONTS = { '--font-hanken': 'system-ui', '--font-familjen': 'system-ui' } as CSSProperties;

/** Stands in for the whole document when the layout itself breaks. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en-GB" style={FONTS}>
      <body className="flex min-h-dvh flex-col">
        <title>{errorTitle}</title>
        <ErrorScreen retry={retry} />
      </body>
    </html>
  );
}
