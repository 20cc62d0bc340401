import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  TorusGeometry,
} from 'three';
import type { VehicleFigures } from '../figures';
import { reach } from '../surface';

/** Metres from the middle of the car to the driver, who sits on the right. */
export const SEAT = 0.36;

/** Metres from the eyes forward to the foot of the windscreen. */
const SCREEN_FOOT = 1;

/** Turns of the steering wheel per turn of the front wheels. */
const STEERING_RATIO = 14;

const COLOURS = { dash: '#343b3d', rim: '#1b2022', pillar: '#2a3032', mirror: '#a9b5b6' };

/** A bar with a square section between two points. */
function bar(from: readonly number[], to: readonly number[], thick: number): Mesh {
  const [x = 0, y = 0, z = 0] = from;
  const [toX = 0, toY = 0, toZ = 0] = to;
  const long = Math.hypot(toX - x, toY - y, toZ - z);
  const mesh = new Mesh(new BoxGeometry(thick, thick, long));
  mesh.position.set((x + toX) / 2, (y + toY) / 2, (z + toZ) / 2);
  // Called in local space, so that the bar points from one end to the other before it is added to a
  // group.
  mesh.lookAt(toX, toY, toZ);
  return mesh;
}

function steeringWheel(): Group {
  const rim = new Mesh(new TorusGeometry(0.185, 0.015, 10, 40));
  const hub = new Mesh(new CylinderGeometry(0.055, 0.06, 0.04, 24));
  hub.rotation.x = Math.PI / 2;
  const spokes = [0, Math.PI, -Math.PI / 2].map((angle) => {
    const spoke = new Mesh(new BoxGeometry(0.15, 0.03, 0.012));
    spoke.position.set(Math.cos(angle) * 0.11, Math.sin(angle) * 0.11, 0);
    spoke.rotation.z = angle;
    return spoke;
  });
  return new Group().add(rim, hub, ...spokes);
}

const paintOver = (parts: readonly Mesh[], colour: string) => {
  const material = new MeshLambertMaterial({ color: colour });
  for (const part of parts) part.material = material;
};

/**
 * Builds the parts of the car that the driver sees round the windscreen, in the car's frame (x
 * ahead, z to its right). The model's own cabin is made for views from outside.
 */
export function buildCabin(car: VehicleFigures, paint: string) {
  const half = car.width / 2 - 0.12;
  // Reaches the line of sight over the bonnet, so that no road shows between the two.
  const slope = (car.eye[1] - car.bonnet[1]) / (car.eye[0] - car.bonnet[0]);
  const top = -SCREEN_FOOT * slope - 0.015;
  const box = (x: number, y: number, z: number, geometry: BufferGeometry) => {
    const mesh = new Mesh(geometry);
    mesh.position.set(x, y, z);
    return mesh;
  };
  const dash = [
    box(0.82, top - 0.2, 0, new BoxGeometry(0.46, 0.4, half * 2)),
    box(0.66, top - 0.07, SEAT, new CylinderGeometry(0.1, 0.12, 0.36, 24).rotateX(Math.PI / 2)),
    ...[1, -1].map((side) =>
      bar([1.05, top - 0.05, side * half], [-0.6, top - 0.05, side * half], 0.1),
    ),
  ];
  const doors = [1, -1].map((side) =>
    box(0.2, top - 0.4, side * (half + 0.03), new BoxGeometry(1.7, 0.7, 0.04)),
  );
  const pillars = [1, -1].map((side) =>
    bar([1.05, top, side * half], [0.24, 0.55, side * (half - 0.16)], 0.055),
  );
  const frame = [
    box(0.56, 0.19, 0, new BoxGeometry(0.03, 0.075, 0.25)),
    bar([0.56, 0.2, 0], [0.5, 0.5, 0], 0.02),
  ];
  const glass = box(0.54, 0.19, 0, new BoxGeometry(0.005, 0.06, 0.23));
  // The edge of the bonnet, its only visible part.
  const bonnet = box(1.1, -1.1 * slope - 0.016, 0, new BoxGeometry(0.06, 0.06, half * 1.7));
  paintOver([bonnet], paint);
  paintOver([...dash, ...doors], COLOURS.dash);
  paintOver([...pillars, ...frame], COLOURS.pillar);
  paintOver([glass], COLOURS.mirror);

  const wheel = steeringWheel();
  paintOver(wheel.children as Mesh[], COLOURS.rim);
  const column = new Group().add(wheel);
  column.position.set(0.46, Math.min(-0.35, top - 0.14), SEAT);
  // Turns the column to the driver and tilts it upwards.
  column.rotation.set(0, -Math.PI / 2, 0);
  column.rotateX(-0.4);

  const group = new Group().add(bonnet, ...dash, ...doors, ...pillars, ...frame, glass, column);
  group.position.set(reach(car).ahead - car.eye[0], car.eye[1], 0);
  group.visible = false;
  return {
    group,
    /** `steer` of the front wheels in radians, positive to the right. */
    turnWheel(steer: number) {
      wheel.rotation.z = -steer * STEERING_RATIO;
    },
  };
}
