import { merge, type Surface } from '../geometry/surface';
import type { Material } from '../materials';

/** The section of a surface: opening parts take their share of the skin and of the parts attached to it. */
type Section = 'skin' | 'lining' | 'attached' | 'mirrors' | 'spoiler' | 'aerial' | 'inside';
export type Part = { material: Material; surface: Surface; section: Section };

/** Collects a car's surfaces by material. */
export class PartList {
  readonly list: Part[] = [];

  constructor(public section: Section = 'skin') {}

  add(material: Material, surface: Surface, section: Section = this.section): void {
    this.list.push({ material, surface, section });
  }

  /** Puts one surface in the place of all of a material. */
  replace(material: Material, surface: Surface): void {
    const others = this.list.findIndex((part) => part.material === material);
    const remaining = this.list.filter((part) => part.material !== material);
    remaining.splice(Math.max(0, others), 0, { material, surface, section: this.section });
    this.list.splice(0, this.list.length, ...remaining);
  }

  /** Returns one merged surface per material. */
  merged(): Map<Material, Surface> {
    const surfaces = new Map<Material, Surface[]>();
    for (const { material, surface } of this.list)
      surfaces.set(material, [...(surfaces.get(material) ?? []), surface]);
    return new Map([...surfaces].map(([material, list]) => [material, merge(list)]));
  }
}
