'use client';

import type { CSSProperties } from 'react';
import { ErrorScreen } from '@/components/feedback/error-screen';
import { errorTitle } from '@/lib/core/errors/error-text';
import './globals.css';

/** Uses system fonts, because the root layout, which loads the site's fonts, has failed. */
const FONTS = { '--font-hanken': 'system-ui', '--font-familjen': 'system-ui' } as CSSProperties;

/** Replaces the whole document when the root layout throws. */
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
