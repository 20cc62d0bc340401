import { merge, type Surface } from '../geometry/surface';
import type { Material } from '../materials';

/** The surfaces of a car, gathered by material. */
export class PartList {
  private readonly surfaces = new Map<Material, Surface[]>();

  add(material: Material, surface: Surface): void {
    this.surfaces.set(material, [...(this.surfaces.get(material) ?? []), surface]);
  }

  replace(material: Material, surface: Surface): void {
    this.surfaces.set(material, [surface]);
  }

  /** One surface a material. */
  merged(): Map<Material, Surface> {
    return new Map([...this.surfaces].map(([material, list]) => [material, merge(list)]));
  }
}
