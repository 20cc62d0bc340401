'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { toastIfOffline } from '@/lib/core/browser/network';
import { LINK_PRESS_EVENT } from '@/lib/core/link-press-script';

/** Without the tray a press does as it does without scripts: it leads to the page. */
function followPress() {
  const link = window.linkPresses?.pop();
  if (link && !toastIfOffline()) window.location.assign(link.href);
}

/** Loads the tray once this device has cars to compare: pages without them carry no script of it. */
export function CompareLoader() {
  const [tray, setTray] = useState<ReactNode>();
  useEffect(() => {
    const load = () =>
      import('./compare-tray').then(({ CompareTray }) => setTray(<CompareTray />), followPress);
    window.addEventListener(LINK_PRESS_EVENT, load);
    try {
      if (window.linkPresses || localStorage.getItem('compare')) load();
    } catch {
      // Storage is blocked: the tray comes with the first press.
    }
    return () => window.removeEventListener(LINK_PRESS_EVENT, load);
  }, []);
  return tray;
}
