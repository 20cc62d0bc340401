'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '@/lib/utils';

type Props = {
  /** The id of what this stands in for. */
  targetId: string;
  className: string;
  children: ReactNode;
};

/** Shows its contents only while another part of the page is out of view; its room stays the same. */
export function ShowWhenOffscreen({ targetId, className, children }: Props) {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const target = document.getElementById(targetId);
    if (!target) return;
    // What lies under the header is out of view.
    const options = { rootMargin: '-64px 0px 0px' };
    const observer = new IntersectionObserver((entries) => {
      setAway(!entries.at(-1)?.isIntersecting);
    }, options);
    observer.observe(target);
    return () => observer.disconnect();
  }, [targetId]);
  return <div className={cx(className, !away && 'invisible')}>{children}</div>;
}
