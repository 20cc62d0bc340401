import { linear, type Paint } from '../paints';

type Accessor = {
  bufferView: number;
  byteOffset?: number;
  componentType: number;
  normalized?: boolean;
  count: number;
  type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4';
};
type View = { buffer: number; byteOffset?: number; byteLength: number; byteStride?: number };
type Gltf = {
  accessors: Accessor[];
  bufferViews: View[];
  buffers: { byteLength: number }[];
  animations?: unknown;
  extensionsUsed?: string[];
  extensionsRequired?: string[];
  materials: {
    name: string;
    pbrMetallicRoughness: { baseColorFactor: number[]; metallicFactor: number };
  }[];
  meshes: { primitives: { attributes: Record<string, number>; indices: number }[] }[];
};

const FLOAT = 5126;
const QUANTISED = 'KHR_mesh_quantization';
const VERTICES = 34962;
const INDICES = 34963;
const WIDTHS = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 } as const;

/**
 * The reader of a component, its size in bytes, and its maximum value, which is normalised to 1.
 */
const COMPONENTS: Readonly<
  Record<number, [(view: DataView, at: number) => number, bytes: number, greatest: number]>
> = {
  5120: [(view, at) => view.getInt8(at), 1, 127],
  5121: [(view, at) => view.getUint8(at), 1, 255],
  5122: [(view, at) => view.getInt16(at, true), 2, 32_767],
  5123: [(view, at) => view.getUint16(at, true), 2, 65_535],
  5125: [(view, at) => view.getUint32(at, true), 4, 1],
  [FLOAT]: [(view, at) => view.getFloat32(at, true), 4, 1],
};

/** The two chunks of a binary glTF. */
function chunksOf(glb: Uint8Array) {
  const view = new DataView(glb.buffer, glb.byteOffset, glb.byteLength);
  const end = 20 + view.getUint32(12, true);
  const json: Gltf = JSON.parse(new TextDecoder().decode(glb.subarray(20, end)));
  const data = glb.subarray(end + 8, end + 8 + view.getUint32(end, true));
  return { json, data: new DataView(data.buffer, data.byteOffset, data.byteLength) };
}

/** The numbers of an accessor; normalised ones are from -1 to 1. */
function numbersOf({ accessors, bufferViews }: Gltf, data: DataView, index: number): number[] {
  const accessor = accessors[index];
  const view = accessor && bufferViews[accessor.bufferView];
  const component = accessor && COMPONENTS[accessor.componentType];
  if (!view || !component) throw new Error(`the model has no accessor ${index}`);
  const [read, size, greatest] = component;
  const width = WIDTHS[accessor.type];
  const stride = view.byteStride ?? width * size;
  const start = (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  const value = accessor.normalized
    ? (at: number) => Math.max(-1, read(data, at) / greatest)
    : (at: number) => read(data, at);
  return Array.from({ length: accessor.count * width }, (_, i) =>
    value(start + Math.floor(i / width) * stride + (i % width) * size),
  );
}

/**
 * Converts a quantised binary glTF for viewers without extensions of geometry: floats, without
 * animations, in a paint. Doubles the size. Throws for a file that this site did not make.
 */
export function phoneModel(glb: Uint8Array, paint: Paint): Uint8Array<ArrayBuffer> {
  const { json, data } = chunksOf(glb);
  const parts: Uint8Array[] = [];
  const made = new Map<number, number>();
  const accessors: Accessor[] = [];
  const bufferViews: (View & { target: number })[] = [];
  let length = 0;
  const moved = (index: number, target: number) => {
    const known = made.get(index);
    if (known !== undefined) return known;
    const numbers = numbersOf(json, data, index);
    const accessor = json.accessors[index] as Accessor;
    const isIndex = target === INDICES;
    const IndexArray = isIndex && accessor.componentType === 5123 ? Uint16Array : Uint32Array;
    const array = isIndex ? new IndexArray(numbers) : new Float32Array(numbers);
    const bytes = new Uint8Array(Math.ceil(array.byteLength / 4) * 4);
    bytes.set(new Uint8Array(array.buffer));
    parts.push(bytes);
    const { min, max } = boundsOf(array, WIDTHS[accessor.type]);
    const number = accessors.push({
      bufferView: bufferViews.length,
      componentType: isIndex ? accessor.componentType : FLOAT,
      count: accessor.count,
      type: accessor.type,
      ...(!isIndex && { min, max }),
    });
    bufferViews.push({ buffer: 0, byteOffset: length, byteLength: array.byteLength, target });
    length += bytes.length;
    made.set(index, number - 1);
    return number - 1;
  };
  const meshes = json.meshes.map((mesh) => ({
    ...mesh,
    primitives: mesh.primitives.map((primitive) => ({
      ...primitive,
      attributes: Object.fromEntries(
        Object.entries(primitive.attributes).map(([name, i]) => [name, moved(i, VERTICES)]),
      ),
      indices: moved(primitive.indices, INDICES),
    })),
  }));
  const { animations: _, extensionsRequired: __, ...rest } = json;
  const plain = {
    ...rest,
    meshes,
    accessors,
    bufferViews,
    buffers: [{ byteLength: length }],
    materials: json.materials.map((material) => painted(material, paint)),
    extensionsUsed: json.extensionsUsed?.filter((name) => name !== QUANTISED),
  };
  return binary(JSON.stringify(plain), parts, length);
}

function painted(material: Gltf['materials'][number], { colour, metallic }: Paint) {
  if (material.name !== 'paint') return material;
  return {
    ...material,
    pbrMetallicRoughness: {
      ...material.pbrMetallicRoughness,
      baseColorFactor: [...linear(colour), 1],
      metallicFactor: metallic,
    },
  };
}

function boundsOf(numbers: ArrayLike<number>, width: number) {
  const min = new Array<number>(width).fill(Number.POSITIVE_INFINITY);
  const max = new Array<number>(width).fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < numbers.length; i++) {
    const [axis, value] = [i % width, numbers[i] ?? 0];
    min[axis] = Math.min(min[axis] ?? value, value);
    max[axis] = Math.max(max[axis] ?? value, value);
  }
  return { min, max };
}

/** Joins the chunks of a binary glTF. */
function binary(text: string, parts: readonly Uint8Array[], length: number) {
  const json = new TextEncoder().encode(text);
  const padded = Math.ceil(json.length / 4) * 4;
  const glb = new Uint8Array(28 + padded + length).fill(0x20, 20, 20 + padded);
  const view = new DataView(glb.buffer);
  [0x46546c67, 2, glb.length, padded, 0x4e4f534a].forEach((word, i) => {
    view.setUint32(i * 4, word, true);
  });
  glb.set(json, 20);
  view.setUint32(20 + padded, length, true);
  view.setUint32(24 + padded, 0x004e4942, true);
  let at = 28 + padded;
  for (const part of parts) {
    glb.set(part, at);
    at += part.length;
  }
  return glb;
}
