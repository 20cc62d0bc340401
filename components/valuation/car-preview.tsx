'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { cx } from '@/lib/utils';
import type { Appearance } from './described-car';

type Props = Appearance & {
  /** What stands there until the body type is known. */
  placeholder: ReactNode;
};

/** An illustration of the described car. Loaded on demand: it needs the list of all renders. */
export function CarPreview({ placeholder, ...appearance }: Props) {
  const [loaded, setLoaded] = useState<{ Picture: ComponentType<Appearance> }>();
  const { bodyType } = appearance;
  const isLoaded = loaded !== undefined;
  // If it fails, another body type tries again.
  useEffect(() => {
    if (!bodyType || isLoaded) return;
    import('./described-car').then(
      ({ DescribedCar }) => setLoaded({ Picture: DescribedCar }),
      () => {},
    );
  }, [bodyType, isLoaded]);

  return (
    <div className={cx('needs-script', bodyType && '[&_p]:hidden')}>
      {bodyType && loaded ? <loaded.Picture {...appearance} /> : placeholder}
    </div>
  );
}
