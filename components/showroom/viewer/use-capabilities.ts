import { useEffect, useState } from 'react';
import type { Capabilities } from '@/lib/showroom/viewer/ar-mode';
import { readBrowser } from '@/lib/showroom/viewer/browser';
import { NO_SCENE_VIEWER } from '@/lib/showroom/viewer/scene-viewer';
import { TURN_STEPS } from '@/lib/showroom/viewer/turn';

/** The capabilities assumed before the browser is tested. */
const USUAL: Capabilities = {
  webgl: true,
  arSession: false,
  sceneViewer: false,
  quickLook: false,
  turnPictures: TURN_STEPS,
  pictures: 0,
};

/**
 * Tests the browser's capabilities; `pictures` is the number of other pictures, `setCan` withdraws a
 * capability. `onNoSceneViewer` is called when the phone reports by the page's hash, which is then removed,
 * that it has no Scene Viewer.
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
    /** True once the browser was tested. */
    isKnown,
    hasNoSceneViewer: hasNone,
  };
}
