'use client';

import type { ReactNode } from 'react';
import { button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useSavedFields } from './use-saved-fields';

type Props = {
  /** Names the sheet on this device. */
  sheet: string;
  /** The number of boxes. */
  total: number;
  children: ReactNode;
};

/** The boxes and notes of a viewing sheet, stored on this device, with the number of ticked boxes. */
export function SavedSheet({ sheet, total, children }: Props) {
  const { area, progress, clear } = useSavedFields(sheet);
  return (
    <>
      <div className="needs-script sticky top-16 z-10 -mx-(--gutter) flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-paper px-(--gutter) py-2 lg:top-18 print:hidden">
        <p aria-live="polite" className="tabular grow font-semibold">
          {progress.ticked} of {total} ticked
        </p>
        <button
          type="button"
          className={button('quiet', 'small', 'text-link')}
          onClick={() => {
            if (window.confirm('Clear the ticks and notes of this sheet?')) clear();
          }}
        >
          Clear
        </button>
        <button
          type="button"
          className={button('secondary', 'small')}
          onClick={() => window.print()}
        >
          <Icon name="file-check" />
          Print
        </button>
      </div>
      <p className="mt-3 text-small text-pretty text-ink-3 print:hidden">
        <span className="needs-script">
          {progress.isSaved
            ? 'Ticks and notes stay on this device; nothing is sent. Open the sheet before you go: it goes on working without a connection, but to open or reload it you need one.'
            : 'This browser keeps nothing: ticks and notes are lost when you leave the page. Print the sheet instead.'}
        </span>
        <span className="only-without-script">
          Without JavaScript ticks and notes are lost when you leave the page. Your browser can
          print the sheet.
        </span>
      </p>
      <div ref={area}>{children}</div>
    </>
  );
}
