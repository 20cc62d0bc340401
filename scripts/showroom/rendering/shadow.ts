import * as THREE from 'three';

/** Size of the shadow floor in metres. */
const FLOOR = 9;
const DIRECTIONS = 64;
/** Darkness of the floor under a tyre, and of a place from which the whole sky is hidden. */
const CONTACT = 0.9;
const SKY_SHARE = 0.8;

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

/** Returns the places of the tyres, as [x, z] in metres. */
const tyresOf = (car: THREE.Object3D): THREE.Vector2[] => {
  const found: THREE.Vector2[] = [];
  car.traverse((part) => {
    if (!/^(front|rear).(left|right)$/.test(part.name)) return;
    const at = part.getWorldPosition(new THREE.Vector3());
    found.push(new THREE.Vector2(at.x, at.z));
  });
  return found;
};

/** Returns the floor's darkness: the sky that the car hides, blurred, and the tyres' own tight shadow. */
function darkness(renderer: THREE.WebGLRenderer, car: THREE.Object3D): THREE.Texture {
  const target = new THREE.WebGLRenderTarget(1024, 1024, { type: THREE.HalfFloatType });
  const tyres = tyresOf(car);
  const material = new THREE.ShaderMaterial({
    depthTest: false,
    uniforms: { shadow: { value: skyShadow(renderer, car) }, tyres: { value: tyres } },
    vertexShader: FLAT,
    fragmentShader: `varying vec2 place; uniform sampler2D shadow; uniform vec2 tyres[${tyres.length}];
      void main() {
        float edge = 1. - smoothstep(.36, .5, distance(place, vec2(.5)));
        // The fainter the shadow, the wider it is blurred: few directions then leave no steps.
        float reach = mix(.03, .004, smoothstep(.1, .7, texture2D(shadow, place).r));
        float hidden = 0.;
        for (float i = 0.; i < 40.; i++) {
          float turn = i * 2.39996;
          hidden += texture2D(shadow, place + sqrt((i + .5) / 40.) * reach * vec2(cos(turn), sin(turn))).r;
        }
        float sky = clamp((hidden / 40. - .05) * ${SKY_SHARE}, 0., 1.) * edge;
        vec2 floorPlace = (place - .5) * vec2(${FLOOR}., -${FLOOR}.);
        float contact = 0.;
        for (int i = 0; i < ${tyres.length}; i++) {
          vec2 away = max(abs(floorPlace - tyres[i]) - vec2(.09, .07), 0.);
          contact = max(contact, ${CONTACT} * exp(-dot(away, away) / .0032));
        }
        gl_FragColor = vec4(1. - (1. - sky) * (1. - contact));
      }`,
  });
  const scene = new THREE.Scene().add(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material));
  renderer.setRenderTarget(target);
  renderer.render(scene, new THREE.OrthographicCamera());
  renderer.setRenderTarget(null);
  return target.texture;
}

/** Returns a transparent floor that shows only the car's shadow. */
export function shadowFloor(renderer: THREE.WebGLRenderer, car: THREE.Object3D): THREE.Mesh {
  const floor = new THREE.Mesh(
    new THREE.PlaneGeometry(FLOOR, FLOOR),
    new THREE.ShaderMaterial({
      transparent: true,
      depthWrite: false,
      uniforms: { dark: { value: darkness(renderer, car) } },
      vertexShader: `varying vec2 place; varying vec4 seen;
        void main() {
          place = uv;
          gl_Position = seen = projectionMatrix * modelViewMatrix * vec4(position, 1.);
        }`,
      // It fades out before the picture's edges, which it must not draw.
      fragmentShader: `varying vec2 place; varying vec4 seen; uniform sampler2D dark;
        void main() {
          vec2 inside = smoothstep(vec2(1.), vec2(.8), abs(seen.xy / seen.w));
          gl_FragColor = vec4(vec3(.006), min(texture2D(dark, place).r, .94) * inside.x * inside.y);
        }`,
    }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = 0.002;
  floor.renderOrder = 1;
  return floor;
}
