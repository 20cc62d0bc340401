import type { ModelViewerElement } from '@google/model-viewer';
import { useEffect, useState } from 'react';
import { button } from '../../ui/button';
import { Icon } from '../../ui/icon';

/** Shows the loaded model in the visitor's own space: by WebXR in the page, or by AR Quick Look. */
export function ArButton({ viewer }: { viewer: ModelViewerElement }) {
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const follow = (event: Event) =>
      setFailed(event instanceof CustomEvent && event.detail.status === 'failed');
    viewer.addEventListener('ar-status', follow);
    return () => viewer.removeEventListener('ar-status', follow);
  }, [viewer]);

  return (
    <>
      <button
        type="button"
        className={button('primary', 'small')}
        onClick={() => viewer.activateAR().catch(() => setFailed(true))}
      >
        <Icon name="box" />
        Stand it here now
      </button>
      <span role="status" className="self-center text-ink-2">
        {hasFailed && 'The camera’s view could not be opened. The model can be turned here.'}
      </span>
    </>
  );
}
