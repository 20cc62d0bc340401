'use client';

import { reloadPage } from '@/lib/core/browser/restore-fields';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';

/** Loads the page of the current release and keeps the typed values. */
export function ReloadButton() {
  return (
    <button type="button" className={button('secondary', 'small', 'mt-3')} onClick={reloadPage}>
      <Icon name="refresh" />
      Reload
    </button>
  );
}
