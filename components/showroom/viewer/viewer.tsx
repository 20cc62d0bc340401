'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { arMode, screenMode } from '@/lib/showroom/viewer/ar-mode';
import { TURN_DATA_USE } from '@/lib/showroom/viewer/data-use';
import { TURN_STEPS } from '@/lib/showroom/viewer/turn';
import { hasWebGl } from '@/lib/showroom/webgl';
import { button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { ArLink } from './ar-link';
import { LoadingNote } from './loading-note';
import { PictureSteps } from './picture-steps';
import { StageLayout } from './stage-layout';
import { TroubleNote } from './trouble-note';
import { TurnSteps } from './turn-steps';
import { useCapabilities } from './use-capabilities';
import { useLazyView } from './use-lazy-view';
import type { ViewedCar } from './viewed-car';

const loadViewer = () => import('./open-viewer').then(({ OpenViewer }) => OpenViewer);

type Props = {
  car: ViewedCar;
  /** The car's picture, shown until the model is drawn, and instead of a model that cannot be. */
  children: ReactNode;
};

/**
 * The picture with the button that loads the model, or the pictures round the car if the browser draws no
 * 3D graphics; loads nothing before the press.
 */
export function Viewer({ car, children }: Props) {
  const view = useLazyView(loadViewer);
  const { View: Opened, phase, trouble, keep, setTrouble } = view;
  const sayNoSceneViewer = useCallback(() => setTrouble('no scene viewer'), [setTrouble]);
  const browser = useCapabilities(car.steps.length, sayNoSceneViewer);
  const { can, setCan } = browser;
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const [isInPictures, setInPictures] = useState(false);

  const leaveTurn = useCallback(() => setCan((old) => ({ ...old, turnPictures: 0 })), [setCan]);
  const leaveViews = useCallback(() => setCan((old) => ({ ...old, pictures: 1 })), [setCan]);

  function start() {
    if (hasWebGl()) return view.start();
    setCan((old) => ({ ...old, webgl: false }));
    setTrouble('no webgl');
    setInPictures(true);
  }

  // A first failure may be temporary, so a second try is offered.
  const isGivenUp = trouble === 'context lost' || view.failures > 1;
  const able = { ...can, webgl: can.webgl && !isGivenUp };
  const ar = arMode(able);
  const isOpen = phase !== 'picture';
  const mode = screenMode(isOpen ? can : able);
  const note = <TroubleNote trouble={trouble} onRetry={start} />;
  const ownSpace = (
    <>
      {ar === 'scene-viewer' && <ArLink car={car} />}
      {browser.isKnown && !browser.hasNoSceneViewer && !arMode(can) && (
        <p className="text-pretty text-ink-2">
          To stand it on your own drive, open this page on a phone with AR.
        </p>
      )}
    </>
  );
  const steps = { ref: keep, note, children: ownSpace };
  if ((isInPictures || isGivenUp) && mode === 'turn')
    return <TurnSteps {...steps} car={car} onFail={leaveTurn} />;
  if ((isInPictures || isGivenUp) && mode === 'views')
    return (
      <PictureSteps {...steps} subject={car.inSentence} steps={car.steps} onFail={leaveViews} />
    );
  const picture = (
    <>
      {children}
      {/* It covers the picture, which is visible until the model is drawn. */}
      <div
        ref={setStage}
        hidden={!isOpen}
        className={phase === 'model' ? 'stage absolute! inset-0' : 'absolute inset-0'}
      />
      {phase === 'model' && (
        <p className="pointer-events-none absolute bottom-2 left-3 text-small/5 text-stage-label">
          Illustration
        </p>
      )}
    </>
  );
  return (
    <StageLayout note={note} picture={picture} isControlled={isOpen}>
      {mode !== 'picture' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            ref={keep}
            type="button"
            className={button(isOpen ? 'secondary' : 'primary')}
            onClick={isOpen ? view.close : start}
          >
            {!isOpen && <Icon name="box" className="size-5" />}
            {isOpen && 'Back to the picture'}
            {!isOpen && (can.webgl ? 'Turn it in 3D' : 'Turn it in pictures')}
          </button>
          {!isOpen && ar && ar !== 'scene-viewer' && (
            <button type="button" className={button('secondary')} onClick={start}>
              Stand it in front of you
            </button>
          )}
          <div ref={setStatus} role="status" className="text-pretty text-ink-2">
            {phase === 'picture' && can.webgl && `Loads about ${car.dataUse}.`}
            {phase === 'picture' &&
              !can.webgl &&
              `This browser draws no 3D graphics: ${TURN_STEPS} pictures turn the car instead, and load ${TURN_DATA_USE}.`}
            {phase === 'loading' && !Opened && <LoadingNote />}
            {phase === 'model' && (
              <>
                Drag the car
                <span className="pointer-coarse:hidden">, or focus it and use the arrow keys</span>.
              </>
            )}
          </div>
        </div>
      )}
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
      {ownSpace}
    </StageLayout>
  );
}
