'use client';

import { button } from '../ui/button';
import { Icon } from '../ui/icon';

/** Opens the browser's print dialog. */
export function PrintReceipt() {
  return (
    <button
      type="button"
      className={button('primary', 'medium', 'needs-script')}
      onClick={() => window.print()}
    >
      <Icon name="file-check" className="size-5" />
      Print two copies
    </button>
  );
}
