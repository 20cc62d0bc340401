'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { arMode, screenMode } from '@/lib/showroom/viewer/ar-mode';
import { hasWebGl } from '@/lib/showroom/viewer/browser';
import { button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { ArLink } from './ar-link';
import { LoadingNote } from './loading-note';
import { PictureSteps } from './picture-steps';
import { TroubleNote } from './trouble-note';
import { TurnSteps } from './turn-steps';
import { useCapabilities } from './use-capabilities';
import { useLazyView } from './use-lazy-view';
import type { ViewedCar } from './viewed-car';

const loadViewer = () => import('./open-viewer').then(({ OpenViewer }) => OpenViewer);

type Props = {
  car: ViewedCar;
  /** The car's picture, which stands until the model does, and stays where it cannot. */
  children: ReactNode;
};

/** The picture with the buttons that load the model; nothing of 3D is loaded before. */
export function Viewer({ car, children }: Props) {
  const view = useLazyView(loadViewer);
  const { View: Opened, phase, trouble, keep, setTrouble } = view;
  const sayNoSceneViewer = useCallback(() => setTrouble('no scene viewer'), [setTrouble]);
  const [can, setCan] = useCapabilities(car.steps.length, sayNoSceneViewer);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [status, setStatus] = useState<HTMLElement | null>(null);

  const leaveTurn = useCallback(() => setCan((old) => ({ ...old, turnPictures: 0 })), [setCan]);
  const leaveViews = useCallback(() => setCan((old) => ({ ...old, pictures: 1 })), [setCan]);

  function start() {
    if (hasWebGl()) return view.start();
    setCan((old) => ({ ...old, webgl: false }));
    setTrouble('no webgl');
  }

  // What failed once may succeed at the second try.
  const isGivenUp = trouble === 'context lost' || view.failures > 1;
  const able = { ...can, webgl: can.webgl && !isGivenUp };
  const ar = arMode(able);
  const isOpen = phase !== 'picture';
  const mode = screenMode(isOpen ? can : able);
  return (
    <div className="min-w-0">
      {mode === 'turn' && <TurnSteps ref={keep} car={car} onFail={leaveTurn} />}
      {mode === 'views' && (
        <PictureSteps ref={keep} subject={car.inSentence} steps={car.steps} onFail={leaveViews} />
      )}
      {(mode === '3d' || mode === 'picture') && (
        <div className="relative">
          {children}
          {/* Above the picture, which shows until the model is drawn. */}
          <div
            ref={setStage}
            hidden={!isOpen}
            className={phase === 'model' ? 'stage absolute! inset-0' : 'absolute inset-0'}
          />
        </div>
      )}
      <div className="needs-script mt-4 grid gap-4">
        {mode === '3d' && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <button
              ref={keep}
              type="button"
              className={button(isOpen ? 'secondary' : 'primary')}
              onClick={isOpen ? view.close : start}
            >
              {!isOpen && <Icon name="box" className="size-5" />}
              {isOpen ? 'Back to the picture' : 'Turn it in 3D'}
            </button>
            {!isOpen && ar && ar !== 'scene-viewer' && (
              <button type="button" className={button('secondary')} onClick={start}>
                Stand it in front of you
              </button>
            )}
            <div ref={setStatus} role="status" className="text-ink-2">
              {phase === 'picture' && `Loads ${car.dataUse}.`}
              {phase === 'loading' && !Opened && <LoadingNote />}
              {phase === 'model' &&
                'Turn it by mouse or touch, or by the arrow keys once it has the focus.'}
            </div>
          </div>
        )}
        {ar === 'scene-viewer' && <ArLink car={car} />}
        <TroubleNote trouble={trouble} onRetry={start} />
        {isOpen && Opened && stage && status && (
          <Opened
            car={car}
            stage={stage}
            status={status}
            ar={ar}
            onLoad={view.showModel}
            onFail={view.fail}
          />
        )}
      </div>
    </div>
  );
}
