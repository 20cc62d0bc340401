/** Replaces three's WebAssembly decoder of compressed meshes, which the site's models do not need. */
export const MeshoptDecoder = { supported: false };
