import { useEffect, useState } from 'react';
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
      <a href={href} className={button('secondary')}>
        Stand it in front of you
      </a>
    )
  );
}
