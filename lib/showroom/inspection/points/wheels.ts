import { ELECTRIC } from '../fleets';
import type { InspectionGroup } from '../types';

export const wheels: InspectionGroup = {
  id: 'wheels',
  name: 'Wheels, tyres and brakes',
  lead: 'Turn the steering to full lock to see the inner shoulders and the discs.',
  points: [
    {
      id: 'tread',
      name: 'Tread depth',
      where: 'All four tyres, inner, middle, outer',
      check:
        'Measure with a 20p coin: if its outer rim shows, the tread is near the legal 1.6 mm. Allow for new tyres at 3 mm.',
      why: 'Four tyres of a family car cost £300 to £700 (a rule of thumb).',
      weight: 4,
      mot: /tyres? (?:worn below|close to the legal|worn or cut down|worn$)/i,
      isTested: true,
    },
    {
      id: 'tyre-age',
      name: 'Age of the tyres',
      where: 'Four digits after DOT on the side wall',
      check:
        'Read week and year: 2319 is the 23rd week of 2019. Look for fine cracks in side wall and grooves.',
      why: 'Rubber hardens whatever the tread: many makers advise replacing at ten years at the latest.',
      weight: 3,
      mot: /tyres? cracking/i,
      thumb: {
        years: 6,
        says: 'a car of six years or more may stand on tyres as old, which are near their end whatever their tread',
      },
    },
    {
      id: 'tyre-damage',
      name: 'Cuts, bulges and plugs',
      where: 'Both side walls of all four',
      check:
        'Feel the inner wall too. A bulge means broken cords: that tyre must not be driven on.',
      why: 'Bulges come from potholes, which also bend wheels and arms.',
      weight: 4,
      mot: /tyres? (?:torn|slightly damaged|punctured)/i,
      isTested: true,
    },
    {
      id: 'tyre-match',
      name: 'Make and size of the tyres',
      where: 'Side wall, left against right',
      check:
        'Both tyres of an axle should be of one make, size and pattern, in the size on the door pillar’s label. Four brands on one car are a hint of thrift.',
      why: 'Odd tyres upset four-wheel drive and stability control.',
      weight: 3,
      mot: /tyres? of the wrong kind/i,
      isTested: true,
    },
    {
      id: 'uneven-wear',
      name: 'Wear on one edge',
      where: 'Inner and outer shoulder',
      check:
        'Run a palm across the tread. One smooth edge or a saw-tooth feel means geometry or a worn joint.',
      why: 'The tyre is the cheap half of that bill.',
      weight: 4,
      mot: /tyres? worn unevenly/i,
    },
    {
      id: 'tyre-rubbing',
      name: 'Rubbing on arch or spring',
      where: 'Inner arches, at full lock',
      check: 'Look for bright rings on the tyre’s inner wall and worn arch liners.',
      why: 'Wrong wheels, a broken spring or a bent arm do this.',
      weight: 2,
      mot: /tyres? rubbing/i,
      isTested: true,
    },
    {
      id: 'pressures',
      name: 'Pressures and valves',
      where: 'All four, tyre-pressure light',
      check:
        'Read the pressures in the car’s menu, or with a gauge. One that is low was low for a reason; the pressure light must come on and go out.',
      why: 'A slow leak is a corroded rim, an old valve or a nail.',
      weight: 2,
      mot: /tyre pressure warning|low on air/i,
      isTested: true,
    },
    {
      id: 'rims',
      name: 'Wheels',
      where: 'Rims, front and back',
      check:
        'Look for kerb marks, cracks and buckles, also on the inner rim. Ask for a spin on the ramp.',
      why: 'A buckled or cracked alloy shakes the steering and cannot always be mended.',
      weight: 3,
      mot: /wheels? damaged/i,
      isTested: true,
    },
    {
      id: 'wheel-nuts',
      name: 'Wheel nuts and locking key',
      where: 'Each wheel, glovebox or boot',
      check:
        'See that no nut is missing or chewed, and that the locking-nut key is there and fits.',
      why: 'Without the key a puncture becomes a tow.',
      weight: 2,
      mot: /wheel nut or bolt/i,
      isTested: true,
    },
    {
      id: 'spare',
      name: 'Spare wheel or repair kit',
      where: 'Under the boot floor',
      check:
        'Look at the date of the sealant and the pressure of the spare; jack, brace and towing eye should be there.',
      why: 'You find out at the roadside otherwise.',
      weight: 1,
    },
    {
      id: 'discs',
      name: 'Brake discs',
      where: 'Through the spokes',
      check:
        'Feel for the lip at the disc’s edge (wheel cold): past about a millimetre it is near the end. Look for deep scores and rust on the swept face.',
      why: 'Discs and pads of an axle cost £200 to £450 fitted (a rule of thumb).',
      weight: 4,
      mot: /brake discs?/i,
      isTested: true,
    },
    {
      id: 'pads',
      name: 'Brake pads and linings',
      where: 'Through the spokes, with a torch',
      check:
        'Look for at least 3 mm of lining on each pad. Listen for a scrape or squeal when you roll to a stop.',
      why: 'Cheap alone; pads run to the metal take the discs with them.',
      weight: 3,
      mot: /brake (?:pads|linings)/i,
      isTested: true,
    },
    {
      id: 'calipers',
      name: 'Calipers',
      where: 'Behind each wheel',
      check:
        'After a drive, hold a hand near each wheel: one much hotter than its partner drags. Look for wet or rusted pistons.',
      why: 'A seized caliper eats pads, fuel and, in the end, the disc.',
      weight: 3,
      mot: /caliper/i,
      thumb: {
        years: 9,
        says: 'from about nine years on, rear calipers seize, most of all on cars little used',
      },
    },
    {
      id: 'rear-drums',
      name: 'Drums and back plates',
      where: 'Rear wheels, where there are drums',
      check:
        'Look behind the wheel for flaking rust on the plate, and for brake fluid running down it.',
      why: 'A leaking cylinder soaks the linings, and the back plate holds them all.',
      weight: 2,
      mot: /brake drum|back plate/i,
    },
    {
      id: 'ev-brake-rust',
      name: 'Brakes that are seldom used',
      where: 'Discs, all round',
      check:
        'Look for pitted rust on the swept face of the discs. On the drive, brake firmly several times from 40 mph and feel for judder.',
      why: 'The motor does most of the braking, so the discs rust instead of wearing.',
      weight: 3,
      only: ELECTRIC,
    },
  ],
};
