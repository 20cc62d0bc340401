import * as THREE from 'three';

type Panel = {
  size: readonly [number, number];
  at: readonly [number, number, number];
  light: number;
  towards?: readonly [number, number, number];
};

/** Softboxes round a grey room: one above, strips along the sides, walls before and behind. */
const PANELS: readonly Panel[] = [
  { size: [10, 3.4], at: [0, 7.5, 0], light: 5.2, towards: [0, 0, 0] },
  { size: [1.3, 14], at: [8, 4.2, 0], light: 4 },
  { size: [1.3, 14], at: [-8, 4.2, 0], light: 4 },
  { size: [7, 2.2], at: [0, 3.6, 10], light: 2.8 },
  { size: [15, 2.2], at: [0, 3.6, -10], light: 1.5 },
  { size: [2, 5], at: [9, 3, 9], light: 2.2 },
  { size: [2, 5], at: [-9, 3, 9], light: 2.2 },
];

/** Environment map reflected by the paint: the blurred studio. */
export function studioLight(renderer: THREE.WebGLRenderer): THREE.Texture {
  const room = new THREE.Scene();
  const flat = (light: number, side: THREE.Side = THREE.DoubleSide) =>
    new THREE.MeshBasicMaterial({ color: new THREE.Color(light, light, light), side });
  const walls = new THREE.Mesh(new THREE.BoxGeometry(24, 9, 26), flat(0.2, THREE.BackSide));
  walls.position.y = 4.4;
  room.add(walls);
  const floor = new THREE.Mesh(new THREE.PlaneGeometry(24, 26), flat(0.34));
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = -0.05;
  room.add(floor);
  for (const { size, at, light, towards = [0, 0.6, 0] } of PANELS) {
    const panel = new THREE.Mesh(new THREE.PlaneGeometry(size[0], size[1]), flat(light));
    panel.position.set(at[0], at[1], at[2]);
    panel.lookAt(towards[0], towards[1], towards[2]);
    room.add(panel);
  }
  const generator = new THREE.PMREMGenerator(renderer);
  return generator.fromScene(room, 0.012, 0.1, 60, { size: 512 }).texture;
}
