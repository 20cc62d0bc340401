/** The message when hasWebGl returns false. */
export const NO_WEBGL = 'This browser draws no 3D graphics.';

/** Whether the browser draws with WebGL 2; creates a context to find out, which takes a moment. */
export function hasWebGl() {
  const gl = document.createElement('canvas').getContext('webgl2');
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}
