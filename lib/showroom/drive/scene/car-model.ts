import {
  Box3,
  type BufferGeometry,
  Color,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
  Vector3,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import type { Motion } from '../dynamics';
import type { VehicleFigures } from '../figures';
import { reach } from '../surface';
import { buildCabin } from './cabin';
import { plainCar } from './plain-car';

/**
 * Replaces a material of the model by a cheap one: it costs half to draw, and needs no environment.
 */
function simplified(was: MeshStandardMaterial, paint: string): MeshLambertMaterial {
  const { name, color, transparent, opacity, side } = was;
  const look = new MeshLambertMaterial({ name, transparent, opacity, side });
  look.color.copy(name === 'paint' ? new Color(paint) : color);
  // Bare metal is drawn as grey.
  if (was.metalness > 0.9) look.color.lerp(new Color('#9aa09c'), 0.3);
  if (name === 'taillamp' || name === 'tailglow') look.emissive.set('#5a0a0c');
  if (name === 'daylight') look.emissive.set('#dfe6e2');
  return look;
}

function paintOver(model: Object3D, paint: string) {
  const looks = new Map<string, MeshLambertMaterial>();
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const was = part.material as MeshStandardMaterial;
    const look = looks.get(was.uuid) ?? simplified(was, paint);
    looks.set(was.uuid, look);
    part.material = look;
    was.dispose();
  });
}

/**
 * Wraps a wheel in a group of the model that turns about the wheel's middle, where the model's own
 * nodes are not.
 */
function pivot(model: Object3D, wheel: Object3D): Group {
  const group = new Group();
  group.rotation.order = 'YXZ';
  new Box3().setFromObject(wheel).getCenter(group.position);
  model.add(group);
  group.updateMatrixWorld(true);
  group.attach(wheel);
  return group;
}

function shadowOf({ width, length }: VehicleFigures): Mesh<BufferGeometry, MeshBasicMaterial> {
  const material = new MeshBasicMaterial({ color: '#101413', transparent: true, opacity: 0.3 });
  Object.assign(material, { polygonOffset: true, polygonOffsetFactor: -8, depthWrite: false });
  const shadow = new Mesh(new PlaneGeometry(width, length - 0.1), material);
  shadow.rotation.x = -Math.PI / 2;
  shadow.position.y = 0.09;
  shadow.renderOrder = 8;
  return shadow;
}

async function load(url: string): Promise<Object3D> {
  const { scene } = await new GLTFLoader().loadAsync(url);
  return scene;
}

/**
 * Builds the car to draw: the model, or a plain one of its size if that fails. Its middle is the
 * motion's position.
 */
export async function buildCar(car: VehicleFigures, url: string, paint: string) {
  const loaded = await load(url).catch(() => null);
  const model = loaded ?? plainCar(car);
  model.updateMatrixWorld(true);
  paintOver(model, paint);
  const named = (name: string) =>
    model.getObjectByName(name) ?? model.getObjectByName(name.replace(' ', '_'));
  const wheels = ['front left', 'front right', 'rear left', 'rear right'].flatMap((name) => {
    const wheel = named(name);
    return wheel ? [{ isFront: name.startsWith('front'), at: pivot(model, wheel) }] : [];
  });
  const middle = new Box3().setFromObject(model).getCenter(new Vector3());
  model.position.z -= middle.z;
  const turned = new Group();
  turned.add(model, shadowOf(car));
  turned.rotation.y = Math.PI / 2;
  turned.position.x = reach(car).ahead - car.length / 2;
  const group = new Group();
  group.rotation.order = 'YZX';
  const cabin = buildCabin(car, paint);
  group.add(turned, cabin.group);

  return {
    group,
    isPlain: loaded === null,
    turnWheels({ steer, wheelTurn }: Motion) {
      for (const { isFront, at } of wheels) at.rotation.set(wheelTurn, isFront ? -steer : 0, 0);
      cabin.turnWheel(steer);
    },
    /** Switches to the driver's view: a cabin replaces the model. */
    showFromInside(isInside: boolean) {
      model.visible = !isInside;
      cabin.group.visible = isInside;
    },
  };
}
