import * as THREE from 'three';
import type { Paint } from '@/lib/showroom/paints';

/** Renders the scene, or only its paint and what hides it, with a paint colour and metalness. */
type Draw = (colour: string, metalness: number, only: boolean) => void;

/** Base renders: a black metal (no reflection), a white metal (full) and a white diffuse paint. */
const EXPOSURES = [
  ['#000000', 1],
  ['#ffffff', 1],
  ['#ffffff', 0],
] as const;

/** The reflectance of a non-metal seen straight on. */
const DIELECTRIC = '0.04';

/** Base renders are this many times as wide and high as the picture, whose pixels average theirs. */
const OVERSAMPLING = 2;

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
    exposure: { value: 1 },
  };
  const quad = new THREE.Mesh(
    new THREE.PlaneGeometry(2, 2),
    new THREE.ShaderMaterial({
      uniforms,
      blending: THREE.NoBlending,
      depthTest: false,
      vertexShader: 'void main() { gl_Position = vec4(position.xy, 0., 1.); }',
      // Each sample is tone-mapped before they are averaged: bright edges else stay jagged.
      fragmentShader: `uniform sampler2D neither, mirrors, scatters;
        uniform vec3 colour;
        uniform float metallic, exposure;
        vec4 developed(ivec2 at) {
          vec4 base = texelFetch(neither, at, 0);
          vec4 mirror = texelFetch(mirrors, at, 0);
          vec3 light = base.rgb;
          if (mirror.a > .5) {
            vec3 mirrored = mirror.rgb - base.rgb;
            vec3 scattered = texelFetch(scatters, at, 0).rgb - base.rgb - ${DIELECTRIC} * mirrored;
            light += colour * (1. - metallic) * scattered + mix(vec3(${DIELECTRIC}), colour, metallic) * mirrored;
          }
          vec4 mapped = vec4(exposure * max(light, 0.) / max(base.a, 1e-4), 1.);
          mapped.rgb = toneMapping(mapped.rgb);
          return vec4(linearToOutputTexel(mapped).rgb, 1.) * base.a;
        }
        // Within half a level: without it, faint shadows show steps.
        float dither(vec2 at) {
          return (fract(52.9829189 * fract(dot(at, vec2(.06711056, .00583715)))) - .5) / 255.;
        }
        void main() {
          vec4 sum = vec4(0.);
          ivec2 first = ivec2(gl_FragCoord.xy) * ${OVERSAMPLING};
          for (int x = 0; x < ${OVERSAMPLING}; x++)
            for (int y = 0; y < ${OVERSAMPLING}; y++) sum += developed(first + ivec2(x, y));
          gl_FragColor = sum / ${(OVERSAMPLING ** 2).toFixed(1)};
          if (gl_FragColor.a > .004 && gl_FragColor.a < .98) gl_FragColor.a += dither(gl_FragCoord.xy);
        }`,
    }),
  );
  quad.frustumCulled = false;
  const scene = new THREE.Scene().add(quad);
  const camera = new THREE.Camera();

  function expose(width: number, height: number, draw: Draw): void {
    for (const target of targets) target.dispose();
    targets = EXPOSURES.map(([colour, metalness], i) => {
      const target = new THREE.WebGLRenderTarget(width * OVERSAMPLING, height * OVERSAMPLING, {
        type: THREE.HalfFloatType,
      });
      renderer.setRenderTarget(target);
      renderer.clear();
      draw(colour, metalness, i > 0);
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
    uniforms.exposure.value = paint.exposure ?? 1;
    renderer.render(scene, camera);
  }

  return { expose, develop };
}
