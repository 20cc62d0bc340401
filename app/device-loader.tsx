'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { toastIfOffline } from '@/lib/core/browser/network';
import { LINK_PRESS_EVENT } from '@/lib/core/link-press-script';

/** Without the tray a press does as it does without scripts: it leads to the page. */
function followPress() {
  const link = window.linkPresses?.pop();
  if (link && !toastIfOffline()) window.location.assign(link.href);
}

/** Loads what this device adds to pages once it has cars to compare or a part exchange: others carry no script of it. */
export function DeviceLoader() {
  const [parts, setParts] = useState<ReactNode>();
  useEffect(() => {
    const load = () =>
      import('./device-parts').then(({ DeviceParts }) => setParts(<DeviceParts />), followPress);
    window.addEventListener(LINK_PRESS_EVENT, load);
    try {
      if (window.linkPresses || localStorage.compare || localStorage['part-exchange']) load();
    } catch {
      // Storage is blocked: the tray comes with the first press.
    }
    return () => window.removeEventListener(LINK_PRESS_EVENT, load);
  }, []);
  return parts;
}
