import { BoxGeometry, Group, Mesh, MeshBasicMaterial, SphereGeometry } from 'three';
import { heightAt, STOP_LINE } from '../course';
import type { Palette } from './palette';

const DARK = '#20242a';

/** Builds the traffic lights on the hill, at the left of the stop line; `show` switches them. */
export function buildLights(colours: Palette) {
  const group = new Group();
  const box = (width: number, height: number, y: number, colour: string) => {
    const mesh = new Mesh(
      new BoxGeometry(width, height, width),
      new MeshBasicMaterial({ color: colour }),
    );
    mesh.position.y = y;
    group.add(mesh);
  };
  box(0.12, 2.6, 1.3, colours.post);
  box(0.34, 1, 2.9, DARK);
  const lamps = [3.2, 2.9, 2.6].map((y) => {
    const lamp = new Mesh(new SphereGeometry(0.13, 10, 8), new MeshBasicMaterial());
    lamp.position.set(0, y, 0.14);
    group.add(lamp);
    return lamp.material;
  });
  group.position.set(STOP_LINE.left - 0.6, heightAt(STOP_LINE.z), STOP_LINE.z - 2.6);
  const show = (isGreen: boolean) => {
    lamps[0]?.color.set(isGreen ? '#4a1418' : '#ff4a3d');
    lamps[1]?.color.set('#4a3a10');
    lamps[2]?.color.set(isGreen ? '#3ddc84' : '#123a26');
  };
  show(false);
  return { group, show };
}
