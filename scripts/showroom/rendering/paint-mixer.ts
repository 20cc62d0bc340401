import * as THREE from 'three';
import type { Paint } from '@/lib/showroom/paints';

/** Renders the scene with a paint colour and metalness. */
type Draw = (colour: string, metalness: number) => void;

/** Base renders: a black metal (no reflection), a white metal (full) and a white diffuse paint. */
const EXPOSURES = [
  ['#000000', 1],
  ['#ffffff', 1],
  ['#ffffff', 0],
] as const;

/** The reflectance of a non-metal seen straight on. */
const DIELECTRIC = '0.04';

/**
 * Light from paint is linear in its colour: a constant, a diffuse and a specular part. Three renders
 * measure these parts; every paint is then composed from them without rendering again.
 */
export function paintMixer(renderer: THREE.WebGLRenderer) {
  let targets: THREE.WebGLRenderTarget[] = [];
  const uniforms = {
    neither: { value: null as THREE.Texture | null },
    mirrors: { value: null as THREE.Texture | null },
    scatters: { value: null as THREE.Texture | null },
    colour: { value: new THREE.Color() },
    metallic: { value: 0 },
  };
  const quad = new THREE.Mesh(
    new THREE.PlaneGeometry(2, 2),
    new THREE.ShaderMaterial({
      uniforms,
      blending: THREE.NoBlending,
      depthTest: false,
      vertexShader:
        'varying vec2 place; void main() { place = uv; gl_Position = vec4(position.xy, 0., 1.); }',
      fragmentShader: `varying vec2 place;
        uniform sampler2D neither, mirrors, scatters;
        uniform vec3 colour;
        uniform float metallic;
        void main() {
          vec4 base = texture2D(neither, place);
          vec3 mirrored = texture2D(mirrors, place).rgb - base.rgb;
          vec3 scattered = texture2D(scatters, place).rgb - base.rgb - ${DIELECTRIC} * mirrored;
          vec3 light = base.rgb + colour * (1. - metallic) * scattered
            + mix(vec3(${DIELECTRIC}), colour, metallic) * mirrored;
          gl_FragColor = vec4(max(light, 0.) / max(base.a, 1e-4), 1.);
          #include <tonemapping_fragment>
          #include <colorspace_fragment>
          gl_FragColor = vec4(gl_FragColor.rgb * base.a, base.a);
        }`,
    }),
  );
  quad.frustumCulled = false;
  const scene = new THREE.Scene().add(quad);
  const camera = new THREE.Camera();

  function expose(width: number, height: number, draw: Draw): void {
    for (const target of targets) target.dispose();
    targets = EXPOSURES.map(([colour, metalness]) => {
      const target = new THREE.WebGLRenderTarget(width, height, {
        samples: 4,
        type: THREE.HalfFloatType,
      });
      renderer.setRenderTarget(target);
      renderer.clear();
      draw(colour, metalness);
      return target;
    });
    renderer.setRenderTarget(null);
    const [neither, mirrors, scatters] = targets.map(({ texture }) => texture);
    uniforms.neither.value = neither ?? null;
    uniforms.mirrors.value = mirrors ?? null;
    uniforms.scatters.value = scatters ?? null;
  }

  function develop(paint: Paint): void {
    uniforms.colour.value.set(paint.colour);
    uniforms.metallic.value = paint.metallic;
    renderer.render(scene, camera);
  }

  return { expose, develop };
}
