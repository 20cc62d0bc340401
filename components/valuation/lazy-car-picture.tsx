'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { cx } from '@/lib/utils';
import type { Appearance } from './car-picture';

type Props = Appearance & {
  /** Shown until the body type is known. */
  placeholder: ReactNode;
};

/** An illustration of the described car. Loaded on demand: it needs the list of all renders. */
export function LazyCarPicture({ placeholder, ...appearance }: Props) {
  const [loaded, setLoaded] = useState<{ Picture: ComponentType<Appearance> }>();
  const { bodyType } = appearance;
  const isLoaded = loaded !== undefined;
  // If it fails, another body type tries again.
  useEffect(() => {
    if (!bodyType || isLoaded) return;
    import('./car-picture').then(
      ({ CarPicture }) => setLoaded({ Picture: CarPicture }),
      () => {},
    );
  }, [bodyType, isLoaded]);

  return (
    <div className={cx('needs-script', bodyType && '[&_p]:hidden')}>
      {bodyType && loaded ? <loaded.Picture {...appearance} /> : placeholder}
    </div>
  );
}
