import { ModelViewerElement } from '@google/model-viewer';
import type { Trouble } from '@/lib/showroom/viewer/trouble';
import { FIRST_ANGLE } from '@/lib/showroom/viewer/turn';

/** Three.js draws every model of a page with one WebGL context, which outlives the elements. */
type Gpu = {
  canvas: HTMLCanvasElement;
  gl: WebGL2RenderingContext;
  switcher: WEBGL_lose_context;
};
let gpu: Gpu | undefined;
/** Settles once the context is lost; restoring it earlier fails. */
let givenUp: Promise<void> | undefined;
let mounted = 0;

/** The maximum time for a context to be restored, in milliseconds. */
const MAX_RESTORE_MS = 4000;

const nextEvent = (canvas: HTMLCanvasElement, name: string) =>
  new Promise<void>((resolve) => {
    canvas.addEventListener(name, () => resolve(), { once: true });
  });

/** Frees the GPU's memory by losing the context. */
function sleep() {
  if (!gpu || mounted > 0 || gpu.gl.isContextLost()) return;
  givenUp = nextEvent(gpu.canvas, 'webglcontextlost');
  gpu.switcher.loseContext();
}

/** Restores the context; three.js then uploads its data again. Rejects if the context stays lost. */
async function wake() {
  await givenUp;
  if (!gpu?.gl.isContextLost()) return;
  const restored = nextEvent(gpu.canvas, 'webglcontextrestored');
  gpu.switcher.restoreContext();
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the WebGL context stays lost')), MAX_RESTORE_MS);
  });
  await Promise.race([restored, late]);
}

/** Remembers the context of the canvas that shows the model. */
function findGpu(element: ModelViewerElement) {
  const canvas = element.shadowRoot?.querySelector<HTMLCanvasElement>('#webgl-canvas');
  const gl = canvas?.getContext('webgl2');
  // A lost context has no extensions.
  const switcher = gl?.getExtension('WEBGL_lose_context');
  if (canvas && gl && switcher) gpu = { canvas, gl, switcher };
}

/**
 * Takes the <style> out of a new element, which the site's Content-Security-Policy forbids, and returns
 * it as a constructed style sheet, which the element can adopt once it is in the page.
 */
function takeStyle(root: ShadowRoot | null) {
  const style = root?.querySelector('style');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style?.textContent ?? '');
  style?.remove();
  return sheet;
}

const ATTRIBUTES = {
  'camera-controls': '',
  'disable-pan': '',
  'disable-tap': '',
  // It applies to drags and arrow keys: a drag across a 3:2 picture turns the car almost once round.
  'orbit-sensitivity': '0.6',
  'touch-action': 'pan-y',
  'interaction-prompt': 'none',
  'min-camera-orbit': 'auto 20deg auto',
  'max-camera-orbit': 'auto 90deg auto',
  'environment-image': 'neutral',
  'shadow-intensity': '1',
  'shadow-softness': '0.9',
  ar: '',
  'ar-modes': 'webxr quick-look',
  'ar-scale': 'fixed',
};

type Shown = {
  src: string;
  alt: string;
  /** Moves the camera without animation, for reduced motion. */
  isStill: boolean;
  onProgress: (loaded: number) => void;
  onLoad: (element: ModelViewerElement) => void;
  onFail: (trouble: Trouble) => void;
};

/** The camera's first position in the library's notation: that of the car's picture, so that nothing jumps. */
const FIRST_ORBIT = `${FIRST_ANGLE.azimuth}deg ${90 - FIRST_ANGLE.elevation}deg 92%`;

/** The number of failed loads by URL: the library never requests the same URL again. */
const failures = new Map<string, number>();

function createElement() {
  const element = new ModelViewerElement();
  const sheet = takeStyle(element.shadowRoot);
  for (const [name, value] of Object.entries(ATTRIBUTES)) element.setAttribute(name, value);
  // The page marks places on the far side itself (PlaceButtons).
  element.className = 'absolute inset-0 block size-full [--min-hotspot-opacity:1]';
  // The page has a button and a progress bar of its own.
  for (const slot of ['ar-button', 'progress-bar']) {
    const empty = document.createElement('span');
    empty.slot = slot;
    element.append(empty);
  }
  element.addEventListener('model-visibility', () => requestAnimationFrame(() => findGpu(element)));
  return { element, sheet };
}

/** Puts a model into a container; `unmount` removes it and frees the GPU. */
export function mountModel(container: HTMLElement, shown: Shown) {
  const { src, alt, isStill, onFail, onLoad, onProgress } = shown;
  const { element, sheet } = createElement();
  const events = new AbortController();
  const listen = (name: string, react: (event: Event) => void) =>
    element.addEventListener(name, react, { signal: events.signal });
  listen('load', () => onLoad(element));
  listen('progress', (event) => {
    if (event instanceof CustomEvent) onProgress(event.detail.totalProgress);
  });
  listen('error', (event) => {
    const isLost = event instanceof CustomEvent && event.detail.type === 'webglcontextlost';
    if (!isLost) failures.set(src, (failures.get(src) ?? 0) + 1);
    onFail(isLost ? 'context lost' : 'model failed');
  });
  mounted += 1;
  let isMounted = true;
  function place() {
    if (!isMounted) return sleep();
    element.interpolationDecay = isStill ? 1 : 50;
    element.alt = alt;
    element.cameraOrbit = FIRST_ORBIT;
    element.src = failures.has(src) ? `${src}#${failures.get(src)}` : src;
    container.append(element);
    // On connection Lit has replaced the sheets by the element's own, of which it has none.
    if (element.shadowRoot) element.shadowRoot.adoptedStyleSheets = [sheet];
  }
  wake().then(place, () => isMounted && onFail('context lost'));
  function unmount() {
    isMounted = false;
    mounted -= 1;
    events.abort();
    findGpu(element);
    element.remove();
    sleep();
  }
  return unmount;
}
