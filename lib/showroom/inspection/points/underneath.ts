import { HIGH_VOLTAGE, PETROL, WITH_ENGINE } from '../fleets';
import type { InspectionGroup } from '../types';

export const underneath: InspectionGroup = {
  id: 'underneath',
  name: 'Underneath',
  lead: 'With a torch from the kerb, never under a car on its jack; a garage’s ramp shows far more.',
  points: [
    {
      id: 'sills',
      name: 'Sills and jacking points',
      where: 'Between the wheels, both sides',
      check:
        'Look along the sill’s lower seam and press the jacking points with a thumb. Thick fresh underseal over a rough edge hides something.',
      why: 'Sills carry the car; welding them is the usual end of an old one.',
      weight: 5,
      mot: /sill rusting|rust in the structure/i,
      isTested: true,
      thumb: { years: 12, says: 'from about twelve years on, sills rust from inside' },
    },
    {
      id: 'subframes',
      name: 'Subframes and mounting points',
      where: 'Front and rear, where the suspension bolts on',
      check: 'Look for flaking layers of rust, holes and fresh paint near the bolts.',
      why: 'Rust there fails the MOT and can cost more than the car.',
      weight: 5,
      mot: /subframe|mounting point|axle corroding|axle pin/i,
      isTested: true,
      thumb: {
        years: 12,
        says: 'from about twelve years on, rear subframes and axles are worth a ramp',
      },
    },
    {
      id: 'surface-rust',
      name: 'Floor and underseal',
      where: 'Floor, from both sides',
      check:
        'Brown film on bolts is normal; scales that come off in the hand are not. Look for bends and scrapes from a kerb or ramp.',
      why: 'A car from the coast or from gritted hills is older below than above.',
      weight: 3,
      mot: /surface rust underneath/i,
      isTested: true,
    },
    {
      id: 'chassis-straight',
      name: 'Crash repair in the structure',
      where: 'Boot floor under the carpet, inner wings, chassis legs',
      check:
        'Lift the boot carpet and look for ripples, fresh seams and thick sealant. Front chassis legs should be straight and alike.',
      why: 'A bent structure never steers or crashes as it should again.',
      weight: 5,
    },
    {
      id: 'brake-pipes',
      name: 'Brake pipes and hoses',
      where: 'Along the floor, at each wheel',
      check:
        'Look for rust blisters on the metal pipes and cracks in the rubber, above all at the ends. Any wet place is a reason to stop.',
      why: 'Advisories for corroded pipes become failures within a year or two.',
      weight: 4,
      mot: /brake pipe|brake hose|brake fluid leaking/i,
      isTested: true,
    },
    {
      id: 'exhaust',
      name: 'Exhaust',
      where: 'From front pipe to tailpipe',
      check:
        'Start it cold and listen for a tick or a blow, with a gloved hand near the joints. Look for rusted seams, clamps and broken rubbers.',
      why: 'One rusted joint often means the whole rear section.',
      weight: 3,
      only: WITH_ENGINE,
      mot: /exhaust/i,
      isTested: true,
    },
    {
      id: 'catalytic-converter',
      name: 'Catalytic converter',
      where: 'Exhaust, under the floor or at the engine',
      check:
        'See that it is there, with its heat shields and a maker’s number; a sudden roar at start means that it was stolen. Rattles mean that it breaks up.',
      why: 'Thieves like them, most of all on hybrids, and an original costs four figures.',
      weight: 3,
      only: PETROL,
      mot: /catalytic/i,
      isTested: true,
    },
    {
      id: 'fuel-leaks',
      name: 'Fuel pipes and tank',
      where: 'Along the floor, around the tank',
      check: 'Smell before you start it and after the drive. Look for wet or rusted pipes.',
      why: 'A smell of fuel is never normal.',
      weight: 3,
      only: WITH_ENGINE,
      mot: /fuel leak|fuel pipe/i,
      isTested: true,
    },
    {
      id: 'puddles',
      name: 'Drips on the ground',
      where: 'Under the car, before and after the drive',
      check:
        'Look at the ground where it usually stands. Clear water is the air conditioning; brown is oil, red gearbox or steering fluid, pink, green or blue coolant.',
      why: 'The seller’s drive is the most honest witness.',
      weight: 4,
      mot: /gearbox oil leak/i,
    },
    {
      id: 'springs',
      name: 'Springs',
      where: 'Behind each wheel',
      check:
        'Measure by eye from arch to wheel centre, left against right. Look for a broken end at the bottom coil.',
      why: 'Springs break on potholes, mostly in winter, and often nobody notices.',
      weight: 3,
      mot: /springs?\b.*(?:broken|corroding|worn)/i,
      isTested: true,
    },
    {
      id: 'dampers',
      name: 'Shock absorbers and top mounts',
      where: 'All four corners',
      check:
        'Push each corner down and let go: it should settle at once. Look for oil on the damper’s body, and listen for a creak when you steer at rest.',
      why: 'Worn dampers lengthen braking, and come in pairs.',
      weight: 3,
      mot: /shock absorber|strut or its mounting/i,
      isTested: true,
      thumb: { miles: 80_000, says: 'dampers are tired by about 80,000 miles' },
    },
    {
      id: 'joints',
      name: 'Ball joints, bushes and links',
      where: 'Front and rear suspension',
      check:
        'Look for split rubber boots and cracked bushes. Over a rough road, listen for a dull knock at low speed.',
      why: 'Each is small money; together they are a weekend’s bill, and geometry on top.',
      weight: 3,
      mot: /ball joint|anti-roll|suspension arm|suspension joint|rubber cover of a/i,
      isTested: true,
    },
    {
      id: 'steering-joints',
      name: 'Steering rack and track rods',
      where: 'Behind the front wheels',
      check:
        'Look for split gaiters and grease on the rack. At rest, rock the wheel a little: no free play, no clunk.',
      why: 'A split gaiter lets the salt in, and the rack follows.',
      weight: 3,
      mot: /track rod|steering rack gaiter/i,
      isTested: true,
    },
    {
      id: 'drive-shafts',
      name: 'Drive shafts and their boots',
      where: 'Inside the driven wheels',
      check:
        'Look for grease flung round the wheel. Drive slowly in full-lock circles both ways and listen for clicks.',
      why: 'A £20 boot saves a shaft, if it is found early.',
      weight: 3,
      mot: /drive shaft|propeller shaft/i,
      isTested: true,
    },
    {
      id: 'battery-tray',
      name: 'Drive battery’s case',
      where: 'Under the floor',
      check:
        'Look along its lower face for dents, scrapes, missing shields and opened seals. Orange cables must be whole and clipped.',
      why: 'A dented case can condemn the whole battery, whatever its health.',
      weight: 5,
      only: HIGH_VOLTAGE,
    },
  ],
};
