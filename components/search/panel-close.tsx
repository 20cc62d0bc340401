'use client';

import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { CLOSE_COMMAND, closePanel } from './panel';

export function PanelClose() {
  return (
    <button
      type="button"
      {...CLOSE_COMMAND}
      onClick={closePanel}
      className={`${iconButton} needs-script`}
      aria-label="Close filters"
    >
      <Icon name="close" className="size-5" />
    </button>
  );
}
