import { useCallback, useState } from 'react';
import type { Trouble } from '@/lib/showroom/viewer/trouble';

/** The picture until a press, then while the code and the model load, then the model. */
type Phase = 'picture' | 'loading' | 'model';

/**
 * A view of the model whose code is imported on a press: its component, its phase and what went wrong.
 * `load` rejects where the code cannot be loaded.
 */
export function useLazyView<View>(load: () => Promise<View>) {
  const [View, setView] = useState<View>();
  const [phase, setPhase] = useState<Phase>('picture');
  const [trouble, setTrouble] = useState<Trouble>();
  /** Failures one after another with the network there. */
  const [failures, setFailures] = useState(0);

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
  const close = useCallback(() => setPhase('picture'), []);

  async function start() {
    setTrouble(undefined);
    setPhase('loading');
    try {
      const loaded = await load();
      setView(() => loaded);
    } catch {
      fail('code failed');
    }
  }

  return { View, phase, trouble, failures, setTrouble, start, showModel, close, fail };
}
