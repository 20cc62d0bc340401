import * as THREE from 'three';

type Point = readonly [number, number, number];
/** A softbox: size in metres (its own x and y), place, brightness at its middle, and the point that it faces. */
type Panel = { size: readonly [number, number]; at: Point; light: number; towards?: Point };

/**
 * The studio, seen only in reflections: one long box over the car, a strip along each side whose mirror
 * image runs along the doors, and weaker ones before and behind, the last of which edges the roof.
 */
const PANELS: readonly Panel[] = [
  { size: [5.5, 12], at: [0, 7, 0], light: 4.6, towards: [0, 0, 0] },
  { size: [13, 1.5], at: [8.5, 4.8, 0], light: 4.2 },
  { size: [13, 1.5], at: [-8.5, 4.8, 0], light: 3.4 },
  { size: [8, 1.8], at: [2.5, 4.4, 10], light: 3 },
  { size: [9, 2], at: [0, 5.2, -10], light: 3.4 },
];

/** Share of a panel's half width over which its light fades out, so that no reflection has a hard edge. */
const FADE = 0.42;

const VERTEX = `varying vec2 place; varying vec3 toward;
  void main() { place = uv; toward = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }`;

const panelMaterial = (light: number) =>
  new THREE.ShaderMaterial({
    side: THREE.DoubleSide,
    transparent: true,
    depthWrite: false,
    blending: THREE.AdditiveBlending,
    vertexShader: VERTEX,
    fragmentShader: `varying vec2 place;
      void main() {
        vec2 edge = smoothstep(0., ${FADE}, 1. - abs(2. * place - 1.));
        gl_FragColor = vec4(vec3(${light.toFixed(2)}), edge.x * edge.y);
      }`,
  });

/** Walls that grow lighter upwards from a dark line at the horizon, over a pale floor. */
const roomMaterial = () =>
  new THREE.ShaderMaterial({
    side: THREE.BackSide,
    depthWrite: false,
    vertexShader: VERTEX,
    fragmentShader: `varying vec3 toward;
      void main() {
        float up = normalize(toward).y;
        float walls = mix(.1, .34, smoothstep(.02, .55, up));
        float ground = mix(.1, .42, smoothstep(-.02, -.5, up));
        gl_FragColor = vec4(vec3(up > 0. ? walls : ground) * vec3(.985, .995, 1.01), 1.);
      }`,
  });

/** Environment map reflected by the car: the blurred studio. */
export function studioLight(renderer: THREE.WebGLRenderer): THREE.Texture {
  const room = new THREE.Scene();
  room.add(new THREE.Mesh(new THREE.SphereGeometry(40, 48, 48), roomMaterial()));
  for (const { size, at, light, towards = [0, 0.7, 0] } of PANELS) {
    const panel = new THREE.Mesh(new THREE.PlaneGeometry(size[0], size[1]), panelMaterial(light));
    panel.position.set(at[0], at[1], at[2]);
    panel.lookAt(towards[0], towards[1], towards[2]);
    room.add(panel);
  }
  const generator = new THREE.PMREMGenerator(renderer);
  return generator.fromScene(room, 0, 0.1, 60, { size: 512 }).texture;
}
