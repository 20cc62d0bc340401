import { useEffect, useState } from 'react';
import type { Capabilities } from '@/lib/showroom/viewer/ar-mode';
import { readBrowser } from '@/lib/showroom/viewer/browser';
import { NO_SCENE_VIEWER } from '@/lib/showroom/viewer/scene-viewer';
import { TURN_STEPS } from '@/lib/showroom/viewer/turn';

/** What is true of every browser until it is asked. */
const USUAL: Capabilities = {
  webgl: true,
  arSession: false,
  sceneViewer: false,
  quickLook: false,
  turnPictures: TURN_STEPS,
  pictures: 0,
};

/**
 * What the browser can do, with that many other pictures; `setCan` takes something back.
 * `onNoSceneViewer` is called when the phone says by the page's hash, which goes away, that it has none.
 */
export function useCapabilities(pictures: number, onNoSceneViewer: () => void) {
  const [can, setCan] = useState<Capabilities>({ ...USUAL, pictures });
  const [hasNone, setNone] = useState(false);
  const [isKnown, setKnown] = useState(false);

  useEffect(() => {
    readBrowser().then((browser) => {
      setCan((old) => ({ ...old, ...browser }));
      setKnown(true);
    });
  }, []);

  useEffect(() => {
    function readHash() {
      if (location.hash !== NO_SCENE_VIEWER) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      setNone(true);
      onNoSceneViewer();
    }
    readHash();
    addEventListener('hashchange', readHash);
    return () => removeEventListener('hashchange', readHash);
  }, [onNoSceneViewer]);

  return {
    can: { ...can, sceneViewer: can.sceneViewer && !hasNone },
    setCan,
    /** Whether the browser was asked. */
    isKnown,
    hasNoSceneViewer: hasNone,
  };
}
