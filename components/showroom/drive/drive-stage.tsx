'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { VehicleFigures } from '@/lib/showroom/drive/figures';
import { hasWebGl } from '@/lib/showroom/webgl';
import { button } from '../../ui/button';
import type { DriveViewProps } from './drive-view';
import { DRIVE_TROUBLES, type DriveTrouble } from './trouble';

type Props = {
  figures: VehicleFigures;
  /** Path of the model. */
  model: string;
  /** The paint's colour. */
  paint: string;
  title: string;
  /** The download size of the drive. */
  kilobytes: number;
  /** The pictures of the car and the course, shown before the drive and instead of it. */
  picture: ReactNode;
  plan: ReactNode;
};

/** Shows the car, one button and the course, then the drive, whose code is loaded by the press. */
export function DriveStage({ picture, plan, title, kilobytes, ...of }: Props) {
  const [View, setView] = useState<ComponentType<DriveViewProps>>();
  const [isLoading, setLoading] = useState(false);
  const [trouble, setTrouble] = useState<DriveTrouble>();
  const [isHydrated, setHydrated] = useState(false);
  const starter = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => setHydrated(true), []);
  // Focus returns to the button that opened the drive.
  useEffect(() => {
    if (wasOpen.current && !View) starter.current?.focus();
    wasOpen.current = View !== undefined;
  }, [View]);

  async function start() {
    if (isLoading || trouble === 'no webgl') return;
    setTrouble(undefined);
    if (!hasWebGl()) return setTrouble('no webgl');
    setLoading(true);
    try {
      const { DriveView } = await import('./drive-view');
      setView(() => DriveView);
    } catch {
      setTrouble('network');
    }
    setLoading(false);
  }

  function close(why?: DriveTrouble) {
    setView(undefined);
    setTrouble(why);
  }

  const isImpossible = trouble === 'no webgl';
  if (View) return <View {...of} title={title} onClose={close} />;
  return (
    <section
      aria-labelledby="drive-title"
      className="room grid items-center gap-x-8 gap-y-6 rounded-2 p-5 sm:p-8 lg:grid-cols-[3fr_2fr]"
    >
      {picture}
      <div className="grid gap-x-10 gap-y-3 sm:grid-cols-[minmax(0,62ch)_auto] sm:justify-between lg:col-span-2 lg:row-start-2 lg:border-t lg:border-line lg:pt-6">
        <h2 id="drive-title" className="text-lead font-semibold">
          A few minutes on a small course
        </h2>
        <button
          ref={starter}
          type="button"
          disabled={!isHydrated}
          // A disabled button would lose the focus.
          aria-disabled={isLoading || isImpossible}
          aria-describedby={isImpossible ? 'drive-trouble' : undefined}
          onClick={start}
          className={button(
            'primary',
            'large',
            'border border-link aria-disabled:opacity-60 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-start',
          )}
        >
          {isLoading ? 'One moment…' : 'Start the test drive'}
        </button>
        <div className="max-w-[62ch]">
          <p id="drive-trouble" role="status" className="mb-3 font-medium empty:hidden">
            {trouble && DRIVE_TROUBLES[trouble]}
          </p>
          <p className="text-pretty text-ink-2">
            Stop at the line on the hill, pull away, find a bay and park. Keyboard, touch or a game
            controller. Nobody is scored, and nothing is recorded.
          </p>
          <p className="mt-1 text-small text-ink-2">
            Starting loads about {kilobytes} kB. The road and the car are illustrations.
          </p>
          <p className="mt-1 hidden text-pretty text-ink-2 motion-reduce:block">
            The picture moves as you drive.{' '}
            <a href="#drive-answers" className="text-link underline underline-offset-3">
              The same in words
            </a>{' '}
            needs no motion.
          </p>
          <p className="mt-3 hidden font-medium noscript:block">
            The drive needs JavaScript. The answers below do without.
          </p>
        </div>
      </div>
      {plan}
    </section>
  );
}
