import { expect, test } from 'vitest';
import { NO_SCENE_VIEWER, sceneViewerIntent } from '@/lib/showroom/viewer/scene-viewer';

test('the intent names the model at its real size, and the page to return to', () => {
  const page = 'https://forecourt.example/ar-showroom?vehicle=1&tool=ar-viewer';
  const intent = sceneViewerIntent({
    model: 'https://forecourt.example/models/suv-bars-five/red.glb',
    title: '2019 Škoda Kodiaq & more',
    page,
  });
  const [address = '', extras = ''] = intent.split('#Intent;');
  const { host, pathname, searchParams } = new URL(address.replace('intent:', 'https:'));
  expect(host + pathname).toBe('arvr.google.com/scene-viewer/1.2');
  expect(Object.fromEntries(searchParams)).toEqual({
    file: 'https://forecourt.example/models/suv-bars-five/red.glb',
    mode: 'ar_preferred',
    resizable: 'false',
    title: '2019 Škoda Kodiaq & more',
    link: page,
  });
  expect(extras.endsWith(';end;')).toBe(true);
  const fallback = /S\.browser_fallback_url=([^;]*);/.exec(extras)?.[1] ?? '';
  expect(decodeURIComponent(fallback)).toBe(page + NO_SCENE_VIEWER);
});
