import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/lib/core/browser/prefers-reduced-motion';
import { asMph } from '@/lib/showroom/drive/answers';
import type { Pressed } from '@/lib/showroom/drive/controls';
import { advance, atStart } from '@/lib/showroom/drive/drive';
import type { VehicleFigures } from '@/lib/showroom/drive/figures';
import type { CameraName } from '@/lib/showroom/drive/scene/cameras';
import { createView, type DriveView } from '@/lib/showroom/drive/scene/view';
import type { Tasks } from '@/lib/showroom/drive/tasks';
import type { DriveTrouble } from './trouble';

type Options = {
  canvas: RefObject<HTMLCanvasElement | null>;
  figures: VehicleFigures;
  model: string;
  paint: string;
  camera: CameraName;
  isPaused: boolean;
  read: () => Pressed;
  onTrouble: (trouble: DriveTrouble) => void;
};

export type Shown = { mph: number; isReverse: boolean; hill: Tasks['hill']; bay: Tasks['bay'] };

const STARTED: Shown = { mph: 0, isReverse: false, hill: 'open', bay: 'open' };

/** Runs and draws the drive while it is shown. */
export function useDrive({ canvas, figures, model, paint, onTrouble, ...options }: Options) {
  const [shown, setShown] = useState(STARTED);
  const [said, setSaid] = useState('');
  const [isReady, setReady] = useState(false);
  const drive = useRef(atStart());
  const view = useRef<DriveView>(undefined);
  const latest = useRef({ ...options, onTrouble });
  latest.current = { ...options, onTrouble };
  /** Draws the next frame, and those after it unless the drive is paused. */
  const wake = useRef(() => {});
  const { isPaused, camera } = options;

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let frame = 0;
    let isLeft = false;
    let before = 0;
    const fail = (trouble: DriveTrouble) => !isLeft && latest.current.onTrouble(trouble);

    function draw(now: number) {
      const { isPaused, read, camera } = latest.current;
      const seconds = isPaused || before === 0 ? 0 : (now - before) / 1000;
      before = isPaused ? 0 : now;
      frame = isPaused ? 0 : requestAnimationFrame(draw);
      const next = advance(figures, drive.current, read(), seconds);
      drive.current = next.drive;
      const message = next.said.at(-1);
      if (message) setSaid(message);
      view.current?.draw(drive.current, camera, seconds);
      const { motion, gear, tasks } = drive.current;
      const { hill, bay } = tasks;
      const current = { mph: asMph(motion.forward), isReverse: gear.reverse, hill, bay };
      setShown((was) => (JSON.stringify(was) === JSON.stringify(current) ? was : current));
    }

    wake.current = () => {
      if (view.current && frame === 0) frame = requestAnimationFrame(draw);
    };
    createView({
      canvas: element,
      car: figures,
      model,
      paint,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isStill: prefersReducedMotion(),
      onLost: () => fail('context lost'),
      onResize: () => wake.current(),
    }).then(
      (created) => {
        if (isLeft) return created?.free();
        if (!created) return fail('no webgl');
        view.current = created;
        if (created.isPlain) setSaid('The car’s model did not load: a plain shape stands for it.');
        setReady(true);
        wake.current();
      },
      (error: unknown) => {
        console.error('The test drive could not be drawn', error);
        fail('failed');
      },
    );
    return () => {
      isLeft = true;
      cancelAnimationFrame(frame);
      view.current?.free();
      view.current = undefined;
    };
  }, [canvas, figures, model, paint]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a paused drive shows these as they change
  useEffect(() => wake.current(), [isPaused, camera]);

  return {
    shown,
    said,
    isReady,
    reset() {
      drive.current = atStart();
      view.current?.jump();
      wake.current();
      setSaid('Back at the start.');
    },
  };
}
