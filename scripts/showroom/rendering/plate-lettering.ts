import * as THREE from 'three';

/** The plate's face in the page; `studio-browser.ts` loads it. */
export const PLATE_FONT = 'Plate';
const LETTERING = 'FORECOURT';
/** A plate of 520 × 111 mm, drawn with 2 px per millimetre. */
const [WIDTH, HEIGHT] = [1040, 222];
const GROUNDS: Readonly<Record<string, string>> = { plate: '#e9e9e4', rearplate: '#f0bc00' };

/** Letters the ground of a plate, with a dark line round it that reads on any paint. */
function drawn(ground: string): THREE.Texture {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas for the plate');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = '#1c1d1c';
  pen.lineWidth = 7;
  pen.strokeRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#0c0d0c';
  // 1em of the plate's face is 100 mm, its capitals 79 mm high.
  pen.font = `168px ${PLATE_FONT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillText(LETTERING, WIDTH / 2, HEIGHT / 2 + 66, WIDTH - 90);
  const texture = new THREE.CanvasTexture<OffscreenCanvas>(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  texture.generateMipmaps = true;
  return texture;
}

/** Writes FORECOURT on a part if it is a plate; models have blank ones without texture coordinates. */
export function letterPlate(part: THREE.Mesh): void {
  const { material, geometry } = part;
  if (!(material instanceof THREE.MeshStandardMaterial)) return;
  const ground = GROUNDS[material.name];
  if (!ground) return;
  geometry.computeBoundingBox();
  const box = geometry.boundingBox ?? new THREE.Box3();
  const size = box.getSize(new THREE.Vector3());
  const points = geometry.getAttribute('position');
  const coordinates = new Float32Array(points.count * 2);
  // Seen from before or from behind the car; z goes to the car's right.
  const way = material.name === 'plate' ? -1 : 1;
  for (let i = 0; i < points.count; i++) {
    const across = (points.getZ(i) - box.min.z) / size.z;
    coordinates[2 * i] = way > 0 ? across : 1 - across;
    coordinates[2 * i + 1] = (points.getY(i) - box.min.y) / size.y;
  }
  geometry.setAttribute('uv', new THREE.BufferAttribute(coordinates, 2));
  material.map = drawn(ground);
  material.color.set('#ffffff');
  material.needsUpdate = true;
}
