'use client';

import { button } from '../ui/button';
import { Icon } from '../ui/icon';

export function PrintButton() {
  return (
    <button
      type="button"
      className={button('secondary', 'small', 'needs-script')}
      onClick={() => window.print()}
    >
      <Icon name="file-check" />
      Print
    </button>
  );
}
