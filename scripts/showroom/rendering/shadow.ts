import * as THREE from 'three';

/** Size of the shadow floor in metres. */
const FLOOR = 9;
const DIRECTIONS = 64;

/** Parts hidden inside others; omitting them does not change the shadow. */
const HIDDEN = /^(saddle|leather|interior|lens|gap|liner|daylight|reflector|tailglow|headlamp)$/;

const FLAT =
  'varying vec2 place; void main() { place = uv; gl_Position = vec4(position.xy, 0., 1.); }';

/** Renders a car's soft shadow under a uniform sky, as a darkness map of the floor. */
function skyShadow(renderer: THREE.WebGLRenderer, car: THREE.Object3D): THREE.Texture {
  const options = { type: THREE.HalfFloatType } as const;
  const sum = new THREE.WebGLRenderTarget(384, 384, options);
  const single = new THREE.WebGLRenderTarget(384, 384, options);
  const direction = { value: new THREE.Vector3() };
  const scene = new THREE.Scene();
  const half = (FLOOR / 2).toFixed(2);
  scene.overrideMaterial = new THREE.ShaderMaterial({
    side: THREE.DoubleSide,
    uniforms: { direction },
    vertexShader: `uniform vec3 direction;
      void main() {
        vec4 world = modelMatrix * vec4(position, 1.);
        vec2 floorPlace = world.xz - direction.xz / direction.y * max(world.y, 0.);
        gl_Position = vec4(floorPlace.x / ${half}, -floorPlace.y / ${half}, 0., 1.);
      }`,
    fragmentShader: 'void main() { gl_FragColor = vec4(1.); }',
  });
  const parent = car.parent;
  const hidden: THREE.Object3D[] = [];
  car.traverse((part) => {
    part.frustumCulled = false;
    if (!(part instanceof THREE.Mesh) || !HIDDEN.test(part.material.name)) return;
    part.visible = false;
    hidden.push(part);
  });
  scene.add(car);
  const adding = new THREE.Scene();
  const share = new THREE.ShaderMaterial({
    transparent: true,
    depthTest: false,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    uniforms: { shadow: { value: single.texture } },
    vertexShader: FLAT,
    fragmentShader: `varying vec2 place; uniform sampler2D shadow;
      void main() { gl_FragColor = vec4(texture2D(shadow, place).r / ${DIRECTIONS}.); }`,
  });
  adding.add(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), share));
  const camera = new THREE.OrthographicCamera();
  renderer.setClearColor(0, 0);
  renderer.setRenderTarget(sum);
  renderer.clear();
  renderer.autoClear = false;
  for (let i = 0; i < DIRECTIONS; i++) {
    const radius = Math.sqrt((i + 0.5) / DIRECTIONS) * 0.93;
    const angle = i * 2.39996;
    const height = Math.sqrt(1 - radius * radius);
    direction.value.set(radius * Math.cos(angle), height, radius * Math.sin(angle));
    renderer.setRenderTarget(single);
    renderer.clear();
    renderer.render(scene, camera);
    renderer.setRenderTarget(sum);
    renderer.render(adding, camera);
  }
  renderer.autoClear = true;
  renderer.setRenderTarget(null);
  parent?.add(car);
  for (const part of hidden) part.visible = true;
  single.dispose();
  return sum.texture;
}

/** A transparent floor that shows only the car's shadow. */
export function shadowFloor(renderer: THREE.WebGLRenderer, car: THREE.Object3D): THREE.Mesh {
  const floor = new THREE.Mesh(
    new THREE.PlaneGeometry(FLOOR, FLOOR),
    new THREE.ShaderMaterial({
      transparent: true,
      depthWrite: false,
      uniforms: { shadow: { value: skyShadow(renderer, car) } },
      vertexShader: `varying vec2 place;
        void main() { place = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }`,
      fragmentShader: `varying vec2 place; uniform sampler2D shadow;
        void main() {
          float edge = 1. - smoothstep(.36, .5, distance(place, vec2(.5)));
          // The fainter the shadow, the wider it is blurred: few directions then leave no steps.
          float reach = mix(.03, .003, smoothstep(.1, .7, texture2D(shadow, place).r));
          float dark = 0.;
          for (float i = 0.; i < 28.; i++) {
            float turn = i * 2.39996;
            dark += texture2D(shadow, place + sqrt((i + .5) / 28.) * reach * vec2(cos(turn), sin(turn))).r;
          }
          gl_FragColor = vec4(.012, .014, .016, clamp((dark / 28. - .06) * 1.08, 0., .95) * edge);
        }`,
    }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = 0.002;
  floor.renderOrder = 1;
  return floor;
}
