import {
  type Animation,
  Document,
  type Material as GltfMaterial,
  type Mesh,
  type Node,
} from '@gltf-transform/core';
import { KHRMaterialsClearcoat, KHRMaterialsEmissiveStrength } from '@gltf-transform/extensions';
import { linear, PAINT_ROUGHNESS, type Paint } from '@/lib/showroom/paints';
import type { Car, Panel } from '@/scripts/showroom/build-car';
import { FINISHES, type Finish } from '@/scripts/showroom/finishes';
import { steps } from '@/scripts/showroom/geometry/numbers';
import type { Surface } from '@/scripts/showroom/geometry/surface';
import type { Material } from '@/scripts/showroom/materials';

/** Converts a car to a glTF document: +z forward, one primitive per material, one wheel mesh used 4×. */
export function carDocument(car: Car, paint: Paint): Document {
  const document = new Document();
  const buffer = document.createBuffer();
  const materials = createMaterials(document, paint);
  const mesh = (name: string, surfaces: ReadonlyMap<Material, Surface>): Mesh => {
    const made = document.createMesh(name);
    for (const [material, { points, normals, triangles }] of surfaces) {
      const vectors = (list: Surface['points']) =>
        document
          .createAccessor()
          .setType('VEC3')
          .setArray(new Float32Array(list.flat()))
          .setBuffer(buffer);
      const indices = triangles.flat();
      const index = points.length > 65_535 ? new Uint32Array(indices) : new Uint16Array(indices);
      made.addPrimitive(
        document
          .createPrimitive()
          .setMaterial(materials(material))
          .setAttribute('POSITION', vectors(points))
          .setAttribute('NORMAL', vectors(normals))
          .setIndices(
            document.createAccessor().setType('SCALAR').setArray(index).setBuffer(buffer),
          ),
      );
    }
    return made;
  };
  const root = document.createNode('car').setRotation([0, -Math.SQRT1_2, 0, Math.SQRT1_2]);
  document.getRoot().setDefaultScene(document.createScene('car').addChild(root));
  root.addChild(document.createNode('body').setMesh(mesh('body', car.body)));
  addPanels(document, root, car.panels, (panel) => mesh(panel.name, panel.surfaces));
  const wheel = mesh('wheel', car.wheel);
  for (const { name, at, side } of car.wheels) {
    const node = document
      .createNode(name)
      .setTranslation([...at])
      .setMesh(wheel);
    root.addChild(side < 0 ? node.setRotation([0, 1, 0, 0]) : node);
  }
  return document;
}

/** Steps of an animation of one second, after its start. */
const STEPS = 6;

/** Adds the opening panels, each under a node at its hinge, and one animation for all that open together. */
function addPanels(
  document: Document,
  root: Node,
  panels: readonly Panel[],
  meshOf: (panel: Panel) => Mesh,
): void {
  const [buffer] = document.getRoot().listBuffers();
  const accessor = (type: 'SCALAR' | 'VEC3' | 'VEC4', numbers: readonly number[]) =>
    document
      .createAccessor()
      .setType(type)
      .setArray(new Float32Array(numbers))
      .setBuffer(buffer ?? null);
  const animations = new Map<string, Animation>();
  for (const panel of panels) {
    const [x, y, z] = panel.at;
    // The mesh keeps the car's coordinates, so that both sides of a shut line are quantised alike.
    const skin = document.createNode().setMesh(meshOf(panel)).setTranslation([-x, -y, -z]);
    const hinge = document.createNode(panel.name).setTranslation([x, y, z]).addChild(skin);
    root.addChild(hinge);
    const animation = animations.get(panel.animation) ?? document.createAnimation(panel.animation);
    animations.set(panel.animation, animation);
    const { path, times, values } = keysOf(panel);
    const sampler = document
      .createAnimationSampler()
      .setInput(accessor('SCALAR', times))
      .setOutput(accessor(path === 'rotation' ? 'VEC4' : 'VEC3', values.flat()))
      .setInterpolation('LINEAR');
    const channel = document
      .createAnimationChannel()
      .setTargetNode(hinge)
      .setTargetPath(path)
      .setSampler(sampler);
    animation.addSampler(sampler).addChannel(channel);
  }
}

/** Returns the keys of a panel's motion, closed at 0 s and open at 1 s. */
function keysOf({ at, motion }: Panel) {
  if ('slide' in motion) {
    const [x, y, z] = at;
    const places = [[0, 0, 0] as const, ...motion.slide];
    // The panel moves out in a fifth of the time, then back along the side.
    const values = places.map(([dx, dy, dz]) => [x + dx, y + dy, z + dz]);
    return { path: 'translation' as const, times: [0, 0.2, 1], values };
  }
  const times = steps(STEPS);
  const values = times.map((t) => {
    const half = (motion.degrees * t * Math.PI) / 360;
    const turn = [0, 0, 0, Math.cos(half)];
    turn[motion.axis === 'y' ? 1 : 2] = Math.sin(half);
    return turn;
  });
  return { path: 'rotation' as const, times, values };
}

/** Creates each material on first use. */
function createMaterials(document: Document, paint: Paint) {
  const coats = document.createExtension(KHRMaterialsClearcoat);
  const lights = document.createExtension(KHRMaterialsEmissiveStrength);
  const coat = (roughness: number) =>
    coats.createClearcoat().setClearcoatFactor(1).setClearcoatRoughnessFactor(roughness);
  const create = (name: Material): GltfMaterial => {
    const finish: Finish =
      name === 'paint' ? { ...paint, roughness: PAINT_ROUGHNESS, clearcoat: true } : FINISHES[name];
    const material = document
      .createMaterial(name)
      .setBaseColorFactor([...linear(finish.colour), finish.alpha ?? 1])
      .setMetallicFactor(finish.metallic)
      .setRoughnessFactor(finish.roughness)
      .setDoubleSided(finish.doubleSided ?? false);
    if (finish.alpha) material.setAlphaMode('BLEND');
    if (finish.clearcoat) material.setExtension('KHR_materials_clearcoat', coat(0.02));
    if (finish.glow) {
      material.setEmissiveFactor([...finish.glow.colour]);
      const strength = lights.createEmissiveStrength().setEmissiveStrength(finish.glow.strength);
      material.setExtension('KHR_materials_emissive_strength', strength);
    }
    return material;
  };
  const made = new Map<Material, GltfMaterial>();
  return (name: Material) => {
    const material = made.get(name) ?? create(name);
    made.set(name, material);
    return material;
  };
}
