import { ELECTRIC, HIGH_VOLTAGE, MANUAL, SELF_SHIFTING, WITH_ENGINE } from '../fleets';
import type { InspectionGroup } from '../types';

export const onTheRoad: InspectionGroup = {
  id: 'on-the-road',
  name: 'On the road',
  lead: 'Half an hour, insured, radio off: town, a rough road, a hill and 60 mph.',
  points: [
    {
      id: 'clutch',
      name: 'Clutch',
      where: 'Left pedal',
      check:
        'In fourth at 30 mph press the accelerator hard: revs must not run away from speed. The bite should not be at the very top, nor the pedal heavy or grinding.',
      why: 'A clutch costs £500 to £900, with a dual-mass flywheel over £1,000 (a rule of thumb).',
      weight: 5,
      only: MANUAL,
      thumb: { miles: 70_000, says: 'many clutches are replaced between 60,000 and 100,000 miles' },
    },
    {
      id: 'manual-gears',
      name: 'Gear change',
      where: 'Gear lever',
      check:
        'Shift up and down through every gear, and into reverse, cold. No crunch, no jumping out when you lift off.',
      why: 'A second gear that crunches when cold is a gearbox that is worn.',
      weight: 3,
      only: MANUAL,
    },
    {
      id: 'automatic-gearbox',
      name: 'Automatic gearbox',
      where: 'Selector, at rest and on the move',
      check:
        'From park to drive and reverse: one soft nudge within a second. On the road no flare, thump or shudder at 20 to 40 mph. Ask for the last oil change of the gearbox.',
      why: 'A rebuilt automatic costs £2,000 and more (a rule of thumb).',
      weight: 5,
      only: SELF_SHIFTING,
      thumb: {
        miles: 60_000,
        says: 'many automatics want new oil by about 60,000 miles, also those called ‘sealed for life’',
      },
    },
    {
      id: 'drive-whine',
      name: 'Electric drive by ear',
      where: 'On the move, windows up',
      check:
        'Pull away gently and firmly. A steady hum is right; a whine that grows with speed, a click when you reverse, or a jerk is not.',
      why: 'Motor bearings and reduction gears are replaced as a unit.',
      weight: 4,
      only: ELECTRIC,
    },
    {
      id: 'hybrid-handover',
      name: 'From battery to engine, and regeneration',
      where: 'On the move',
      check:
        'Feel for a jerk when the engine joins, and lift off at 40 mph: the car must slow evenly, and the blend to the brakes must be smooth.',
      why: 'A rough handover is an early sign of trouble in the battery or gearbox.',
      weight: 3,
      only: HIGH_VOLTAGE,
    },
    {
      id: 'braking',
      name: 'Braking',
      where: 'Empty straight road',
      check:
        'Brake firmly from 50 mph with a light hand: no pull, no shake, no pulse. The pedal must be hard and high, also with the foot held on it.',
      why: 'A pull is a caliper or an arm, a pulse is discs, a sinking pedal is danger.',
      weight: 5,
      mot: /brakes? (?:binding|pulling|weak)|brake servo/i,
      isTested: true,
    },
    {
      id: 'parking-brake',
      name: 'Parking brake',
      where: 'On a hill',
      check:
        'It must hold on a steep hill both ways, without the last click. An electric one must let go when you pull away.',
      why: 'Cables are cheap, rear calipers with motors are not.',
      weight: 2,
      mot: /parking brake/i,
      isTested: true,
    },
    {
      id: 'steering-straight',
      name: 'Steering',
      where: 'Flat straight road',
      check:
        'The wheel should stand level and the car run straight with light hands. Feel for play, stiffness, and a wheel that does not come back.',
      why: 'Crooked steering is cheap if it is geometry, dear if something is bent.',
      weight: 4,
      mot: /play in the steering|steering stiff/i,
      isTested: true,
    },
    {
      id: 'wheel-bearings',
      name: 'Wheel bearings',
      where: '30 to 60 mph, long bends',
      check:
        'Listen for a drone that changes when you lean into a bend. Tyre noise stays the same; a bearing’s does not.',
      why: 'A bearing costs £150 to £350 a wheel (a rule of thumb).',
      weight: 3,
      mot: /wheel bearing/i,
      isTested: true,
    },
    {
      id: 'knocks',
      name: 'Knocks and rattles',
      where: 'Rough road at 20 mph',
      check:
        'Windows down, over speed bumps and broken tarmac: a knock from below is a joint, a rattle inside is trim.',
      why: 'You hear in five minutes what a look cannot find.',
      weight: 3,
    },
    {
      id: 'vibration',
      name: 'Vibration at speed',
      where: '60 to 70 mph',
      check:
        'Feel the wheel and the seat. A shake that comes and goes with speed is balance, a buckled wheel or a shaft.',
      why: 'Balance costs £10 a wheel; the others do not.',
      weight: 3,
    },
    {
      id: 'pull-and-power',
      name: 'Power through the whole range',
      where: 'Slip road or hill, engine warm',
      check:
        'Accelerate fully in third from low revs. It must pull without a flat spot, a warning light or limp mode.',
      why: 'Faults of turbo, injectors and filter show only under load.',
      weight: 4,
      only: WITH_ENGINE,
    },
    {
      id: 'smoke',
      name: 'Smoke',
      where: 'Mirror, and behind the car',
      check:
        'Have somebody watch. White that goes is steam; white that stays and smells sweet is coolant, blue is oil, black is fuel.',
      why: 'Blue or lasting white smoke is an engine out of its car.',
      weight: 4,
      only: WITH_ENGINE,
    },
    {
      id: 'temperature',
      name: 'Temperature, and a hot restart',
      where: 'Instruments, after the drive',
      check:
        'The needle should rest in the middle in ten minutes and stay. Let it idle till the fan starts, switch off, wait five minutes, restart.',
      why: 'Overheating and weak starters show up only hot.',
      weight: 4,
      only: WITH_ENGINE,
    },
  ],
};
