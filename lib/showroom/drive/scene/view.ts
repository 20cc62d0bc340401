import {
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  type Material,
  Mesh,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import { heightAt } from '../course';
import type { Drive } from '../drive';
import type { VehicleFigures } from '../figures';
import { groundBelow } from '../surface';
import { isGreen } from '../tasks';
import { type CameraName, placeCamera } from './cameras';
import { buildCar } from './car-model';
import { buildGround } from './ground';
import { buildLights } from './lights';
import { paletteOf } from './palette';
import { adapted, firstResolution } from './resolution';
import { buildTown } from './town';

export type ViewOptions = {
  canvas: HTMLCanvasElement;
  car: VehicleFigures;
  /** Path of the car's model, and its colour. */
  model: string;
  paint: string;
  isDark: boolean;
  /** Whether the body does not lean and the camera does not swing. */
  isStill: boolean;
  onLost: () => void;
  /** Called when the canvas has been cleared, until it is drawn again. */
  onResize: () => void;
};

export type DriveView = Awaited<ReturnType<typeof viewWith>>;

const MAX_PIXEL_RATIO = 1.5;

function freeAll(scene: Scene) {
  scene.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    (part.material as Material).dispose();
  });
}

/** Null if the browser cannot create a graphics context. */
function rendererOn(canvas: HTMLCanvasElement): WebGLRenderer | null {
  try {
    return new WebGLRenderer({ canvas, powerPreference: 'high-performance' });
  } catch {
    return null;
  }
}

function freeRenderer(renderer: WebGLRenderer, { canvas, onLost }: ViewOptions) {
  canvas.removeEventListener('webglcontextlost', onLost);
  renderer.dispose();
  renderer.forceContextLoss();
}

/**
 * Draws a drive on a canvas; `free` releases its resources. Null without WebGL; rejects, with the
 * graphics context released, if the scene cannot be built.
 */
export async function createView(options: ViewOptions): Promise<DriveView | null> {
  const renderer = rendererOn(options.canvas);
  if (!renderer) return null;
  try {
    return await viewWith(renderer, options);
  } catch (error) {
    freeRenderer(renderer, options);
    throw error;
  }
}

async function viewWith(renderer: WebGLRenderer, options: ViewOptions) {
  const { canvas, car, isStill } = options;
  const colours = paletteOf(options.isDark);
  canvas.addEventListener('webglcontextlost', options.onLost);
  const scene = new Scene();
  scene.background = new Color(colours.sky);
  scene.fog = new Fog(colours.sky, 60, 240);
  const sun = new DirectionalLight('#fff6e8', 2.1 * colours.light);
  sun.position.set(30, 60, -25);
  scene.add(new HemisphereLight('#f4f7f8', '#8a8f80', 2 * colours.light), sun);
  const lights = buildLights(colours);
  scene.add(buildGround(colours), buildTown(colours), lights.group);
  const model = await buildCar(car, options.model, options.paint);
  scene.add(model.group);
  const camera = new PerspectiveCamera(50, 16 / 9, 0.25, 420);
  const most = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
  let resolution = firstResolution(most);
  let look: number | null = null;
  let lean = { pitch: 0, roll: 0 };

  function resize() {
    const { clientWidth, clientHeight } = canvas;
    renderer.setPixelRatio(resolution.ratio);
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / Math.max(clientHeight, 1);
  }
  const observer = new ResizeObserver(() => {
    resize();
    options.onResize();
  });
  observer.observe(canvas);
  resize();

  function placeCar({ motion }: Drive, seconds: number) {
    const { x, z, heading, pull, forward, yawRate } = motion;
    const { slopeAhead, slopeRight } = groundBelow(motion);
    const ease = Math.min(seconds * 6, 1);
    const wanted = isStill
      ? { pitch: 0, roll: 0 }
      : { pitch: pull * 0.006, roll: forward * yawRate * 0.008 };
    lean = {
      pitch: lean.pitch + (wanted.pitch - lean.pitch) * ease,
      roll: lean.roll + (wanted.roll - lean.roll) * ease,
    };
    model.group.position.set(x, heightAt(z) + 0.04, z);
    model.group.rotation.set(
      -Math.atan(slopeRight) - lean.roll,
      -heading,
      Math.atan(slopeAhead) + lean.pitch,
    );
    model.turnWheels(motion);
    look =
      look === null || isStill ? heading : look + (heading - look) * Math.min(seconds * 3.5, 1);
  }

  return {
    isPlain: model.isPlain,
    /** Draws one frame; `seconds` is the time since the previous one. */
    draw(drive: Drive, from: CameraName, seconds: number) {
      placeCar(drive, seconds);
      lights.show(isGreen(drive.tasks));
      model.showFromInside(from === 'driver');
      placeCamera(camera, from, car, drive.motion, look ?? drive.motion.heading);
      renderer.render(scene, camera);
      // A change of resolution clears the canvas, and no frame follows a lone one.
      if (seconds === 0) return;
      const next = adapted(resolution, seconds * 1000, most);
      const isChanged = next.ratio !== resolution.ratio;
      resolution = next;
      if (isChanged) resize();
    },
    /** Turns the camera along the car at once, as after a reset. */
    jump: () => {
      look = null;
    },
    free() {
      observer.disconnect();
      freeAll(scene);
      freeRenderer(renderer, options);
    },
  };
}
