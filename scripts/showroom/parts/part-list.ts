import { merge, type Surface } from '../geometry/surface';
import type { Material } from '../materials';

/** Collects a car's surfaces by material. */
export class PartList {
  private readonly surfaces = new Map<Material, Surface[]>();

  add(material: Material, surface: Surface): void {
    this.surfaces.set(material, [...(this.surfaces.get(material) ?? []), surface]);
  }

  replace(material: Material, surface: Surface): void {
    this.surfaces.set(material, [surface]);
  }

  /** Returns one merged surface per material. */
  merged(): Map<Material, Surface> {
    return new Map([...this.surfaces].map(([material, list]) => [material, merge(list)]));
  }
}
