import { useEffect, useState } from 'react';
import { AR_DATA_USE } from '@/lib/showroom/viewer/data-use';
import { sceneViewerIntent } from '@/lib/showroom/viewer/scene-viewer';
import { button } from '../../ui/button';
import type { ViewedCar } from './viewed-car';

/** Opens the model in Android's Scene Viewer, which downloads it itself. */
export function ArLink({ car }: { car: ViewedCar }) {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const page = new URL(location.href);
    page.hash = '';
    setHref(
      sceneViewerIntent({
        model: new URL(car.arModel, page).href,
        title: car.title,
        page: page.href,
      }),
    );
  }, [car]);
  return (
    href && (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href={href} className={button('secondary')}>
          Stand it in front of you
        </a>
        <p className="text-ink-2">The phone downloads {AR_DATA_USE} for it.</p>
      </div>
    )
  );
}
