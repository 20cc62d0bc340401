import * as THREE from 'three';
import type { Camera } from './views';

const FIELD_OF_VIEW = 20;

export const createLens = () => new THREE.PerspectiveCamera(FIELD_OF_VIEW, 1.5, 0.1, 120);

/** Points the lens at a car of a size: the bounding box of its model, in metres. */
export function aim(lens: THREE.PerspectiveCamera, camera: Camera, size: THREE.Vector3): void {
  const { azimuth, elevation, frame, aspect, ground, middle = 0.5, detail } = camera;
  const tall = frame / aspect;
  const distance = tall / 2 / Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  const target = detail
    ? new THREE.Vector3(
        (size.x / 2) * detail.across,
        size.y * detail.height,
        (size.z / 2 - 0.25) * detail.end,
      )
    : new THREE.Vector3(0, tall * (ground - 0.5), 0);
  const [round, up] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const aside = (0.5 - middle) * frame;
  target.add(new THREE.Vector3(Math.cos(round) * aside, 0, -Math.sin(round) * aside));
  lens.aspect = aspect;
  lens.updateProjectionMatrix();
  lens.position.set(
    target.x + Math.sin(round) * Math.cos(up) * distance,
    target.y + Math.sin(up) * distance,
    target.z + Math.cos(round) * Math.cos(up) * distance,
  );
  lens.lookAt(target);
}
