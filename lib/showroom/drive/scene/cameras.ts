import type { PerspectiveCamera } from 'three';
import { heightAt } from '../course';
import type { Motion } from '../dynamics';
import type { VehicleFigures } from '../figures';
import { reach } from '../surface';
import { SEAT } from './cabin';

export const CAMERAS = { chase: 'Behind', driver: 'Driver’s seat', above: 'From above' } as const;
export type CameraName = keyof typeof CAMERAS;

/** Places the camera; `look` is the heading that it follows, which lags behind the car's. */
export function placeCamera(
  camera: PerspectiveCamera,
  name: CameraName,
  car: VehicleFigures,
  motion: Motion,
  look: number,
) {
  const { x, z, heading } = motion;
  const ground = heightAt(z);
  if (name === 'above') {
    camera.fov = 40;
    camera.position.set(x, ground + 44, z + 16);
    camera.lookAt(x, ground, z - 3);
  } else if (name === 'driver') {
    const [along, across] = [Math.cos(heading), Math.sin(heading)];
    const forward = reach(car).ahead - car.eye[0];
    camera.fov = 62;
    camera.position.set(
      x + along * forward - across * SEAT,
      ground + car.eye[1],
      z + across * forward + along * SEAT,
    );
    const far = 30;
    const [toX, toZ] = [camera.position.x + along * far, camera.position.z + across * far];
    const ahead = heightAt(z + across * 2) - ground;
    camera.lookAt(toX, camera.position.y + (ahead / 2) * far - 1.6, toZ);
  } else {
    const [along, across] = [Math.cos(look), Math.sin(look)];
    const back = car.length + 3.4;
    const [atX, atZ] = [x - along * back, z - across * back];
    camera.fov = 50;
    camera.position.set(atX, Math.max(heightAt(atZ), ground - 1) + car.height + 1.5, atZ);
    camera.lookAt(x + along * 4, ground + car.height * 0.6, z + across * 4);
  }
  // On upright screens the view to the sides would be too narrow.
  if (camera.aspect < 1) camera.fov *= 1.25;
  camera.updateProjectionMatrix();
}
