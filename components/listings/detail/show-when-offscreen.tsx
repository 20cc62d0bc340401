'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '@/lib/utils';

type Props = {
  /** The id of the observed element. */
  targetId: string;
  className: string;
  children: ReactNode;
};

/** Shows its children only while the target is out of view, without a layout shift. */
export function ShowWhenOffscreen({ targetId, className, children }: Props) {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const target = document.getElementById(targetId);
    if (!target) return;
    // The sticky header covers the top 64 px.
    const options = { rootMargin: '-64px 0px 0px' };
    const observer = new IntersectionObserver((entries) => {
      setAway(!entries.at(-1)?.isIntersecting);
    }, options);
    observer.observe(target);
    return () => observer.disconnect();
  }, [targetId]);
  return <div className={cx(className, !away && 'invisible')}>{children}</div>;
}
