import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Player, startPlayer } from '@/lib/web3/simulator/player';
import type { Command, Scene } from '@/lib/web3/simulator/scene';

/** Shows a scene; what changes hands moves there, where motion is welcome. */
function moveTo(next: Scene, last: Scene | undefined, show: (scene: Scene) => void) {
  const moves = last && (next.title !== last.title || next.money !== last.money);
  if (!moves || !document.startViewTransition || matchMedia('(prefers-reduced-motion)').matches)
    show(next);
  else document.startViewTransition(() => flushSync(() => show(next)));
}

/** A simulated sale in a worker, which begins with the component and ends with it. */
export function useSimulator() {
  const [scene, setScene] = useState<Scene>();
  const [hasFailed, setHasFailed] = useState(false);
  const player = useRef<Player>(undefined);
  const shown = useRef<Scene>(undefined);
  const isTaking = useRef(false);

  const end = useCallback(() => {
    player.current?.stop();
    player.current = undefined;
  }, []);

  const play = useCallback(
    async (command: Command) => {
      player.current ??= startPlayer();
      const asked = player.current;
      try {
        const next = await asked.play(command);
        moveTo(next, shown.current, setScene);
        shown.current = next;
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

  /** Plays a step; a second press while one is under way does nothing. */
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
