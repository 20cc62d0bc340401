/** Stands for three's decoder of compressed meshes, which is WebAssembly: the site's models need none. */
export const MeshoptDecoder = { supported: false };
