import { linear, type Paint } from './paints';

/** Bytes of a binary glTF file before its JSON: magic, version, length, chunk length, chunk type. */
const HEADER = 20;

/** The same model in another paint. Only its JSON is written anew, so this costs next to nothing. */
export function repainted(glb: Uint8Array, paint: Paint): Uint8Array<ArrayBuffer> {
  const view = new DataView(glb.buffer, glb.byteOffset);
  const jsonEnd = HEADER + view.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(HEADER, jsonEnd)));
  for (const material of json.materials)
    if (material.name === 'paint') {
      material.pbrMetallicRoughness.baseColorFactor = [...linear(paint.colour), 1];
      material.pbrMetallicRoughness.metallicFactor = paint.metallic;
    }
  const text = JSON.stringify(json);
  // Chunks are a multiple of four bytes long; the names in the file are plain ASCII.
  const chunk = new TextEncoder().encode(text.padEnd(Math.ceil(text.length / 4) * 4));
  const made = new Uint8Array(glb.length - jsonEnd + HEADER + chunk.length);
  made.set(glb.subarray(0, HEADER));
  made.set(chunk, HEADER);
  made.set(glb.subarray(jsonEnd), HEADER + chunk.length);
  const header = new DataView(made.buffer);
  header.setUint32(8, made.length, true);
  header.setUint32(12, chunk.length, true);
  return made;
}
