'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { VehicleFigures } from '@/lib/showroom/drive/figures';
import { CAMERAS, type CameraName } from '@/lib/showroom/drive/scene/cameras';
import { button } from '../../ui/button';
import { DriveBoard } from './drive-board';
import { TouchControls } from './touch-controls';
import type { DriveTrouble } from './trouble';
import { useDrive } from './use-drive';
import { usePressed } from './use-pressed';

export type DriveViewProps = {
  figures: VehicleFigures;
  model: string;
  paint: string;
  title: string;
  onClose: (trouble?: DriveTrouble) => void;
};

const NAMES = Object.keys(CAMERAS) as CameraName[];
const after = (name: CameraName) => NAMES[(NAMES.indexOf(name) + 1) % NAMES.length] as CameraName;
const ACTION_KEYS = ['KeyC', 'KeyR', 'KeyP', 'Escape'];
/** Class names of the buttons, four of which share a row on phones. */
const SMALL = button('secondary', 'small', 'max-sm:flex-auto max-sm:px-2');

/** The drive: the scene, the speed, the tasks and the controls. */
export function DriveView({ title, onClose, ...of }: DriveViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const [camera, setCamera] = useState<CameraName>('chase');
  const [isPaused, setPaused] = useState(false);
  const { read, press, release, letGoKeys, touch } = usePressed();
  const drive = useDrive({ ...of, canvas, camera, isPaused, read, onTrouble: onClose });

  useEffect(() => {
    stage.current?.focus({ preventScroll: true });
    const isLow = window.innerHeight < 480;
    section.current?.scrollIntoView({ block: isLow ? 'start' : 'center' });
    const controller = new AbortController();
    const { signal } = controller;
    const pause = () => setPaused(true);
    window.addEventListener('blur', pause, { signal });
    document.addEventListener('visibilitychange', () => document.hidden && pause(), { signal });
    return () => controller.abort();
  }, []);

  const changeView = () => setCamera(after);
  const togglePause = () => setPaused((was) => !was);
  function startAgain() {
    setPaused(false);
    drive.reset();
  }

  function act(code: string) {
    if (code === 'KeyC') changeView();
    else if (code === 'KeyR') startAgain();
    else togglePause();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isAction = ACTION_KEYS.includes(event.code);
    if (isAction && !event.repeat) act(event.code);
    if (isAction || press(event.code)) event.preventDefault();
  }

  return (
    <section
      ref={section}
      aria-label="Virtual Test Drive"
      // The site's header scrolls away on a phone in landscape: see site-header.tsx.
      data-drive
      className="room flex flex-col rounded-2 p-3 sm:p-5 low:-scroll-mt-20"
    >
      <div className="relative">
        <div
          ref={stage}
          role="application"
          aria-label="Driving course: arrow keys drive, C changes the view, P pauses, R starts again"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the driving keys
          tabIndex={0}
          onKeyDown={onKeyDown}
          onKeyUp={({ code }) => release(code)}
          // A key released elsewhere sends no keyup event here.
          onBlur={letGoKeys}
          className="relative aspect-4/5 overflow-hidden rounded-1 bg-sunken sm:aspect-auto sm:h-[min(50vw,calc(100svh-18rem))] sm:min-h-64 low:h-[calc(100svh-6.5rem)]! low:min-h-48!"
        >
          <canvas ref={canvas} className="block size-full" />
          {!drive.isReady && (
            <p role="status" className="absolute inset-0 grid place-items-center">
              <span className="rounded-full bg-paper/85 px-4 py-2 font-medium text-ink">
                The car is being brought round…
              </span>
            </p>
          )}
          {isPaused && (
            <p className="absolute inset-0 grid place-items-center bg-paper/60 text-title font-semibold">
              Paused
            </p>
          )}
          <DriveBoard shown={drive.shown} />
        </div>
        <TouchControls onTouch={touch} />
      </div>
      {/* The controls are above the course, but follow it in tab order, so that drivers reach them. */}
      <div className="order-first flex flex-wrap items-center gap-1.5 pb-3 sm:gap-2">
        <p className="mr-auto font-semibold max-sm:basis-full">{title}</p>
        <button type="button" className={SMALL} onClick={changeView}>
          {/* One element holds the name: the button's flex box would separate its words. */}
          <span>
            <span className="max-sm:sr-only">View: </span>
            {CAMERAS[camera]}
          </span>
        </button>
        <button type="button" className={SMALL} onClick={togglePause}>
          {isPaused ? 'Go on' : 'Pause'}
        </button>
        <button type="button" className={SMALL} onClick={startAgain}>
          Start again
        </button>
        <button type="button" className={SMALL} onClick={() => onClose()}>
          Close
        </button>
      </div>
      <p role="status" className="min-h-12 pt-3 font-medium text-pretty">
        {drive.said || 'Drive on, keep left, and turn left up the hill at the roundabout.'}
      </p>
      <p className="text-small text-ink-2 any-pointer-coarse:hidden">
        Arrow keys or WASD drive; down brakes, and at a standstill goes back. Space is the
        handbrake, C the view, P or Escape the pause, R starts again.
      </p>
    </section>
  );
}
