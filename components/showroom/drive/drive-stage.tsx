'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { VehicleFigures } from '@/lib/showroom/drive/figures';
import { hasWebGl } from '@/lib/showroom/viewer/browser';
import { button } from '../../ui/button';
import type { DriveViewProps } from './drive-view';
import { PROBLEMS, type Problem } from './problems';

type Props = {
  figures: VehicleFigures;
  /** Path of the model, and the paint's colour. */
  model: string;
  paint: string;
  title: string;
  /** What starting downloads. */
  kilobytes: number;
  /** The picture before the drive, and instead of it. */
  children: ReactNode;
};

/** The picture with one button, and then the drive. Nothing of it is loaded before the press. */
export function DriveStage({ children, title, kilobytes, ...of }: Props) {
  const [View, setView] = useState<ComponentType<DriveViewProps>>();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<Problem>();
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
    if (isLoading) return;
    setProblem(undefined);
    if (!hasWebGl()) return setProblem('webgl');
    setLoading(true);
    try {
      const { DriveView } = await import('./drive-view');
      setView(() => DriveView);
    } catch {
      setProblem('network');
    }
    setLoading(false);
  }

  function close(why?: Problem) {
    setView(undefined);
    setProblem(why);
  }

  if (View) return <View {...of} title={title} onClose={close} />;
  return (
    <section aria-labelledby="drive-title" className="room rounded-2 p-5 sm:p-8">
      {children}
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 border-t border-line pt-6">
        <div className="max-w-[62ch]">
          <h2 id="drive-title" className="text-lead font-semibold">
            A few minutes on a small course
          </h2>
          <p className="mt-1 text-pretty text-ink-2">
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
          <p role="status" className="mt-3 font-medium empty:hidden">
            {problem && PROBLEMS[problem]}
          </p>
          <p className="mt-3 hidden font-medium noscript:block">
            The drive needs JavaScript. The answers below do without.
          </p>
        </div>
        <button
          ref={starter}
          type="button"
          disabled={!isHydrated}
          // A disabled button would lose the focus.
          aria-disabled={isLoading}
          onClick={start}
          className={button('primary', 'large', 'max-sm:w-full aria-disabled:opacity-60')}
        >
          {isLoading ? 'One moment…' : 'Start the test drive'}
        </button>
      </div>
    </section>
  );
}
