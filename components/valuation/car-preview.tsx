'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Appearance } from './described-car';

type Props = Appearance & {
  /** What stands there until the body type is known. */
  placeholder: ReactNode;
};

/** An illustration of the described car. Loaded on demand: it needs the list of all renders. */
export function CarPreview({ placeholder, ...appearance }: Props) {
  const [loaded, setLoaded] = useState<{ Picture: ComponentType<Appearance> }>();
  const isNeeded = appearance.bodyType !== '' && !loaded;
  useEffect(() => {
    if (!isNeeded) return;
    import('./described-car').then(
      ({ DescribedCar }) => setLoaded({ Picture: DescribedCar }),
      () => {},
    );
  }, [isNeeded]);

  return (
    <div className="needs-script">
      {appearance.bodyType && loaded ? <loaded.Picture {...appearance} /> : placeholder}
    </div>
  );
}
