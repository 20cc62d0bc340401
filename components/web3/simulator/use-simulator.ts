import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '@/lib/core/browser/prefers-reduced-motion';
import { type Player, startPlayer } from '@/lib/web3/simulator/player';
import type { Command, Scene } from '@/lib/web3/simulator/scene';

/** Shows the newest scene; the price or the title moves to its new holder, unless motion is reduced. */
function moveTo(next: Scene, last: Scene | undefined, show: () => void) {
  const moves = last && (next.title !== last.title || next.money !== last.money);
  if (!moves || !document.startViewTransition || prefersReducedMotion()) show();
  // A transition may be skipped by the next one, or by a hidden page: that is no error.
  else document.startViewTransition(() => flushSync(show)).ready.catch(() => {});
}

/** Runs a simulated sale in a worker, which starts and stops with the component. */
export function useSimulator() {
  const [scene, setScene] = useState<Scene>();
  const [hasFailed, setHasFailed] = useState(false);
  const player = useRef<Player>(undefined);
  const shown = useRef<Scene>(undefined);
  const isTaking = useRef(false);

  const end = useCallback(() => {
    player.current?.stop();
    player.current = undefined;
    // The worker never responds to a step that is under way.
    isTaking.current = false;
  }, []);

  const play = useCallback(
    async (command: Command) => {
      let asked: Player | undefined;
      try {
        player.current ??= startPlayer();
        asked = player.current;
        const next = await asked.play(command);
        const last = shown.current;
        shown.current = next;
        // The transition starts later: by then there may be a newer scene.
        moveTo(next, last, () => setScene(shown.current));
        setHasFailed(false);
        return next;
      } catch {
        if (asked === player.current) end();
        setHasFailed(true);
        return null;
      }
    },
    [end],
  );

  const start = useCallback(() => {
    shown.current = undefined;
    return play({ kind: 'start', now: Math.floor(Date.now() / 1000) });
  }, [play]);

  /** Plays a step; a second press during one does nothing. */
  const step = useCallback(
    async (command: Command) => {
      if (isTaking.current) return null;
      isTaking.current = true;
      const next = await play(command);
      isTaking.current = false;
      return next;
    },
    [play],
  );

  useEffect(() => {
    void start();
    return end;
  }, [start, end]);

  return { scene, hasFailed, start, step, play };
}
