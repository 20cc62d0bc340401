/** Whether the browser draws with WebGL 2; asks it, which takes a moment. */
export function hasWebGl() {
  const gl = document.createElement('canvas').getContext('webgl2');
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}
