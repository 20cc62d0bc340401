import { useCallback, useRef, useState } from 'react';
import type { Trouble } from '@/lib/showroom/viewer/trouble';
import { useRestoredFocus } from './use-restored-focus';

/** 'picture' until a press, 'loading' while the code and the model load, then 'model'. */
type Phase = 'picture' | 'loading' | 'model';

/**
 * A view of the model whose code is imported on a press: its component, its phase and its error. `load`
 * rejects if the code cannot be loaded. `keep` is the ref of the control that opens and closes the view,
 * which takes the focus of elements that disappear.
 */
export function useLazyView<View>(load: () => Promise<View>) {
  const [View, setView] = useState<View>();
  const [phase, setPhase] = useState<Phase>('picture');
  const [trouble, setTrouble] = useState<Trouble>();
  /** The number of consecutive failures while online. */
  const [failures, setFailures] = useState(0);
  /** Counts starts and ends: the result of a load is ignored once the number has changed. */
  const run = useRef(0);
  const { control, keep } = useRestoredFocus();

  const fail = useCallback((found: Trouble) => {
    setPhase('picture');
    if (found !== 'context lost' && !navigator.onLine) return setTrouble('offline');
    setTrouble(found);
    setFailures((count) => count + 1);
  }, []);
  const showModel = useCallback(() => {
    setPhase('model');
    setFailures(0);
  }, []);
  const close = useCallback(() => {
    run.current += 1;
    setPhase('picture');
  }, []);

  async function start() {
    run.current += 1;
    const own = run.current;
    setTrouble(undefined);
    setPhase('loading');
    try {
      const loaded = await load();
      if (run.current === own) setView(() => loaded);
    } catch {
      if (run.current === own) fail('code failed');
    }
  }

  return {
    View,
    phase,
    trouble,
    failures,
    control,
    keep,
    setTrouble,
    start,
    showModel,
    close,
    fail,
  };
}
