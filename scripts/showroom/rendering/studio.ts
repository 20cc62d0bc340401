/** Script of the rendering page: one car, studio light, one camera, transparent background. */
import * as THREE from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { PAINT_ROUGHNESS, type Paint } from '@/lib/showroom/paints';
import type { Material } from '@/scripts/showroom/materials';
import { aim, createLens } from './aim';
import { studioLight } from './lights';
import { paintMixer } from './paint-mixer';
import { letterPlate } from './plate-lettering';
import { shadowFloor } from './shadow';
import type { Camera } from './views';

const canvas = document.createElement('canvas');
document.body.append(canvas);
const renderer = new THREE.WebGLRenderer({
  canvas,
  antialias: true,
  alpha: true,
  preserveDrawingBuffer: true,
});
renderer.toneMapping = THREE.NeutralToneMapping;
renderer.toneMappingExposure = 1.15;
renderer.setPixelRatio(1);
const scene = new THREE.Scene();
scene.environment = studioLight(renderer);
const key = new THREE.DirectionalLight('#ffffff', 0.8);
key.position.set(4, 7, 5);
scene.add(key);

/** Render order: the skin first, as it occludes other parts; transparent materials last. */
const ORDER: Partial<Record<Material, number>> = { paint: -2, gloss: -1, glass: 3, lens: 4 };

/** Reflections of materials that would mirror the softboxes as grey slabs, as a share of the studio's light. */
const DAMPED: Partial<Record<Material, number>> = { glass: 0.5, gloss: 0.3, taillamp: 0.4 };

/** Replaces all other materials when only the paint is drawn: it covers, and draws nothing. */
const HIDING = new THREE.MeshBasicMaterial({
  color: '#000000',
  opacity: 0,
  blending: THREE.NoBlending,
});

const lens = createLens();
let car = new THREE.Object3D();
let floor = new THREE.Object3D();
let size = new THREE.Vector3();
const mixer = paintMixer(renderer);

/** Replaces the car in the studio. */
async function load(glb: string): Promise<void> {
  const bytes = Uint8Array.from(atob(glb), (character) => character.charCodeAt(0));
  const { scene: model } = await new GLTFLoader().parseAsync(bytes.buffer, '');
  scene.remove(car, floor);
  car = model;
  scene.add(car);
  car.updateMatrixWorld(true);
  size = new THREE.Box3().setFromObject(car).getSize(new THREE.Vector3());
  floor = shadowFloor(renderer, car);
  scene.add(floor);
  car.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return;
    letterPlate(part);
    part.userData.material = part.material;
    part.renderOrder = ORDER[part.material.name as Material] ?? 0;
    const damped = DAMPED[part.material.name as Material];
    if (!damped) return;
    part.material.envMap = scene.environment;
    part.material.envMapIntensity = damped;
  });
}

/** Captures the car from a camera at a width in pixels, for `develop` in any paint. */
function see(camera: Camera, width: number): void {
  const height = Math.round(width / camera.aspect);
  renderer.setSize(width, height, false);
  renderer.setClearColor(0, 0);
  aim(lens, camera, size);
  mixer.expose(width, height, (colour, metalness, onlyPaint) => {
    floor.visible = !onlyPaint;
    car.traverse((part) => {
      if (!(part instanceof THREE.Mesh)) return;
      if (part.material.name === 'paint') {
        part.material.color.set(colour);
        part.material.metalness = metalness;
        part.material.roughness = PAINT_ROUGHNESS;
      } else part.material = onlyPaint ? HIDING : part.userData.material;
    });
    renderer.render(scene, lens);
  });
}

/** Returns the captured picture in a paint, as a base64 PNG with alpha. */
function develop(paint: Paint): string {
  mixer.develop(paint);
  return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
}

export const studio = { load, see, develop };
Object.assign(window, { studio });
