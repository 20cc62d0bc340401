import type { Route } from 'next';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { cx } from '@/lib/utils';
import { iconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { LoadingNote } from './loading-note';
import { TroubleNote } from './trouble-note';
import { PILL, TurnLink } from './turn-link';
import { useDismissal } from './use-dismissal';
import { useLazyView } from './use-lazy-view';
import type { TurnedCar } from './viewed-car';

const loadModel = () => import('./turning-model').then(({ TurningModel }) => TurningModel);

/** The minimum visible share of the model in a swiped gallery; below it the model closes. */
const MIN_VISIBLE = 0.1;

type Props = {
  car: TurnedCar;
  /** The showroom's page of this car. */
  showroom: Route;
  /** Whether the pressed link, which this replaces, had the focus. */
  takesFocus: boolean;
};

/** Turns the car in place of a gallery's picture, at once; its link then turns it again. */
export function TurnStage({ car, showroom, takesFocus }: Props) {
  const view = useLazyView(loadModel);
  const { View, phase, trouble, control, keep, close, showModel, setTrouble } = view;
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const isOpen = phase !== 'picture';

  const begin = useEffectEvent(() => void view.start());
  useEffect(() => begin(), []);
  useEffect(() => {
    if (takesFocus) control.current?.focus({ preventScroll: true });
  }, [takesFocus, control]);

  // Escape and another picture of the gallery close it, which frees the GPU.
  useEffect(() => {
    const frame = stage?.parentElement;
    if (!isOpen || !frame) return;
    // It closes only after it was seen: the keyboard can open it while its picture still scrolls into view.
    let wasSeen = false;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRatio } of entries) {
          if (intersectionRatio >= MIN_VISIBLE) wasSeen = true;
          else if (wasSeen) close();
        }
      },
      { root: frame.closest('ul'), threshold: MIN_VISIBLE },
    );
    observer.observe(stage);
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    frame.addEventListener('keydown', listen);
    return () => {
      observer.disconnect();
      frame.removeEventListener('keydown', listen);
    };
  }, [isOpen, stage, close]);

  const dismiss = useCallback(() => setTrouble(undefined), [setTrouble]);
  useDismissal(stage, trouble !== undefined, dismiss);

  const showAndFocus = useCallback(
    (focus: () => void) => {
      showModel();
      if (document.activeElement === control.current) focus();
    },
    [showModel, control],
  );

  const wholeTool = (className: string) => (
    <Link href={showroom} className={className}>
      Doors, measures and AR
    </Link>
  );

  return (
    <>
      {/* It covers the picture, which is visible and can be swiped until the model is drawn. */}
      <div
        ref={setStage}
        hidden={!isOpen}
        className={cx(
          'inset-0',
          phase === 'model'
            ? 'stage absolute! max-sm:rounded-none'
            : 'pointer-events-none absolute',
        )}
      />
      <div role="status">
        <div
          hidden={phase !== 'loading'}
          className="absolute bottom-3 left-3 rounded-1 border border-line bg-surface px-3 text-small/8"
        >
          {isOpen &&
            (View && stage ? (
              <View car={car} stage={stage} onLoad={showAndFocus} onFail={view.fail} />
            ) : (
              <LoadingNote />
            ))}
        </div>
        {phase === 'model' && (
          <p className="pointer-events-none absolute top-3 left-3 max-w-40 text-small/5 text-stage-label sm:max-w-none">
            Illustration. Drag it
            <span className="pointer-coarse:hidden">, or use the arrow keys</span>.
          </p>
        )}
      </div>
      {phase === 'model' && wholeTool(cx(PILL, 'absolute bottom-3 left-3 text-small'))}
      <div className="absolute top-3 right-3">
        {isOpen ? (
          <button ref={keep} type="button" className={PILL} onClick={close}>
            <Icon name="close" className="size-5" />
            Back to the picture
          </button>
        ) : (
          <TurnLink
            ref={keep}
            showroom={showroom}
            dataUse={car.dataUse}
            className={cx(PILL, 'py-1 leading-tight')}
            onTurn={view.start}
          />
        )}
      </div>
      <div className="absolute right-16 bottom-0 left-0 sm:right-44 sm:bottom-3 sm:left-3">
        <TroubleNote trouble={trouble} onRetry={view.start} isBrief>
          {wholeTool(
            'inline-flex min-h-11 items-center px-2 text-small font-semibold text-link hover:underline max-sm:hidden',
          )}
          <button type="button" className={cx(iconButton, 'shrink-0')} onClick={dismiss}>
            <Icon name="close" className="size-5" />
            <span className="sr-only">Close the message</span>
          </button>
        </TroubleNote>
      </div>
    </>
  );
}
