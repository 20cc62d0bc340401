import {
  BoxGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  Shape,
} from 'three';
import type { VehicleFigures } from '../figures';

/**
 * Builds a plain body with wheels of the car's size, for when its model fails to load. Forward is
 * +z, as in glTF.
 */
export function plainCar(car: VehicleFigures): Group {
  const group = new Group();
  const { length, width, height, wheelbase, wheelRadius, frontOverhang } = car;
  const add = (mesh: Mesh, name: string, y: number, z: number, x = 0) => {
    mesh.name = name;
    mesh.position.set(x, y, z);
    group.add(mesh);
  };
  const body = new MeshLambertMaterial({ name: 'paint' });
  const dark = new MeshLambertMaterial({ name: 'dark', color: '#20242a' });
  const waist = height * 0.6;
  add(new Mesh(new BoxGeometry(width, waist - 0.2, length), body), 'body', (waist + 0.2) / 2, 0);
  const cabin = new Shape();
  const outline = [
    [-0.46, 0],
    [-0.4, 1],
    [0.1, 1],
    [0.24, 0],
  ] as const;
  for (const [z, y] of outline) cabin.lineTo(z * length, y * (height - waist));
  const roof = new ExtrudeGeometry(cabin, { depth: width - 0.2, bevelEnabled: false });
  roof.rotateY(-Math.PI / 2).translate(width / 2 - 0.1, 0, 0);
  add(new Mesh(roof, dark), 'cabin', waist, 0);
  const front = length / 2 - frontOverhang;
  for (const [end, z] of [
    ['front', front],
    ['rear', front - wheelbase],
  ] as const) {
    for (const [side, x] of [
      ['left', 0.5],
      ['right', -0.5],
    ] as const) {
      const wheel = new CylinderGeometry(wheelRadius, wheelRadius, 0.22, 20).rotateZ(Math.PI / 2);
      add(new Mesh(wheel, dark), `${end} ${side}`, wheelRadius, z, x * (width - 0.2));
    }
  }
  return group;
}
