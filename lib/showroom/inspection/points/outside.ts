import { CONVERTIBLE, LOAD_CARRIER, REAR_DOORS, TOWING, VAN, WITH_ENGINE } from '../fleets';
import type { InspectionGroup } from '../types';

export const outside: InspectionGroup = {
  id: 'outside',
  name: 'Body and paint',
  lead: 'Walk round it in daylight, dry and clean; crouch and look along each side.',
  points: [
    {
      id: 'panel-gaps',
      name: 'Gaps between panels',
      where: 'Bonnet, doors, tailgate',
      check:
        'Compare each gap with the same one on the other side. They should be even from top to bottom, and no edge should stand proud.',
      why: 'A wedge-shaped gap is the plainest sign of a crash repair.',
      weight: 4,
    },
    {
      id: 'paint-match',
      name: 'Colour from panel to panel',
      where: 'Both sides, at a low angle',
      check:
        'Stand at a corner and look along the side. Look for a panel of another shade, grain like orange peel, or dust under the lacquer.',
      why: 'A panel painted again was damaged; ask how badly.',
      weight: 3,
    },
    {
      id: 'overspray',
      name: 'Overspray',
      where: 'Rubber seals, plastic trims, inside the arches',
      check:
        'Feel along rubber seals and trim edges for a rough film of paint, or a hard line of masking tape.',
      why: 'Factories paint before the rubber goes on; repairers paint after.',
      weight: 3,
    },
    {
      id: 'colour-on-v5c',
      name: 'Colour on the V5C',
      where: 'V5C and door shuts',
      check:
        'The V5C must name the colour you see. Open a door and the fuel flap: paint or film inside should be the same, or the wrap should be declared.',
      why: 'A changed colour that DVLA does not know makes trouble, and may hide what the car was.',
      weight: 2,
    },
    {
      id: 'bonnet-bolts',
      name: 'Bolts of bonnet and wings',
      where: 'Under the bonnet’s edge, door hinges',
      check: 'Look whether the paint on bolt heads is broken or spanner-marked.',
      why: 'Bolts with broken paint mean that the panel has been off.',
      weight: 3,
    },
    {
      id: 'bumpers',
      name: 'Bumpers',
      where: 'Front and rear',
      check:
        'Press the corners: they should not rattle or hang. Look from below for cracks, cable ties and missing clips.',
      why: 'A cracked bumper is cheap; the bracket or sensor behind it is not.',
      weight: 2,
      mot: /bodywork damaged/i,
      isTested: true,
    },
    {
      id: 'arches',
      name: 'Wheel arches',
      where: 'Lip of all four arches',
      check:
        'Run a finger behind each lip. Bubbles in the paint are rust that has come through from inside.',
      why: 'Arches rust from behind; what shows is the smaller part.',
      weight: 4,
      thumb: {
        years: 10,
        says: 'from about ten years on, the rear arches are where UK road salt shows first',
      },
    },
    {
      id: 'door-bottoms',
      name: 'Door bottoms',
      where: 'Lower edge of each door',
      check:
        'Open each door, wipe the lower seam and look for blisters. The drain slots should be open.',
      why: 'Blocked drains rot a door from the inside, and a new door costs a painting too.',
      weight: 2,
      thumb: { years: 12, says: 'from about twelve years on, door seams are worth a close look' },
    },
    {
      id: 'tailgate-edge',
      name: 'Tailgate or boot lid edges',
      where: 'Around the number plate and the lower seam',
      check: 'Look under the handle strip and along the seam for blisters and brown streaks.',
      why: 'Water stands behind the strip, and rust there is often filled and painted for a sale.',
      weight: 2,
      thumb: {
        years: 12,
        says: 'from about twelve years on, tailgate seams are worth a close look',
      },
    },
    {
      id: 'dents',
      name: 'Dents and car-park marks',
      where: 'Both sides, roof and bonnet',
      check:
        'Look along the panels against a straight reflection such as a window frame. Photograph each mark and agree the list.',
      why: 'Each panel is a bill, and a list is a fair reason to talk about the price.',
      weight: 2,
    },
    {
      id: 'stone-chips',
      name: 'Stone chips',
      where: 'Bonnet’s front edge, A-pillars, sills',
      check:
        'Look for chips with brown in them. A front without a single chip at high mileage was painted.',
      why: 'Chips tell of motorway miles; none tell of a new front.',
      weight: 1,
      thumb: {
        miles: 80_000,
        says: 'past about 80,000 miles a spotless front has usually been painted',
      },
    },
    {
      id: 'doors-shut',
      name: 'Doors, bonnet and locks',
      where: 'All doors',
      check:
        'Open and shut each with one hand. It should latch without a lift or a slam, and lock and unlock by key blade too.',
      why: 'A door that has dropped was overloaded or hit.',
      weight: 2,
      mot: /door or lid/i,
      isTested: true,
    },
    {
      id: 'rear-doors',
      name: 'Rear doors and child locks',
      where: 'Rear doors',
      check: 'Open each from inside and outside, with the child lock on and off.',
      why: 'A rear door that opens only from outside fails the day it matters.',
      weight: 1,
      only: REAR_DOORS,
    },
    {
      id: 'sliding-door',
      name: 'Sliding door',
      where: 'Side door and its rail',
      check:
        'Slide it through its whole way twice, by hand and by motor. Look for rust in the rail and a wheel that jumps.',
      why: 'A worn rail and roller are a body-shop job.',
      weight: 3,
      only: VAN,
    },
    {
      id: 'load-bed',
      name: 'Load space',
      where: 'Floor, wheel boxes, tailgate or bed',
      check:
        'Lift the liner or ply. Look for dents pressed outwards, drilled holes and rust underneath; a bulkhead should be straight.',
      why: 'The load space tells what the vehicle really carried.',
      weight: 4,
      only: LOAD_CARRIER,
    },
    {
      id: 'towbar',
      name: 'Tow bar',
      where: 'Under the rear bumper, 13-pin socket',
      check:
        'If there is one, ask what it pulled. Look at its bolts for rust and play, test the socket, and see that it carries a type-approval plate.',
      why: 'Towing wears clutch, gearbox and rear springs.',
      weight: 3,
      only: TOWING,
    },
    {
      id: 'soft-top',
      name: 'Hood or folding roof',
      where: 'Fabric, seams, rear window',
      check:
        'Open and close it fully, twice, and listen for groans of the pump. Look for worn folds, cracked seams and a cloudy or loose rear window.',
      why: 'A hood costs four figures, and its hydraulics as much again.',
      weight: 5,
      only: CONVERTIBLE,
    },
    {
      id: 'soft-top-leaks',
      name: 'Water under the roof',
      where: 'Footwells, boot floor, hood box',
      check:
        'Press carpets with a tissue, and ask to pour a bottle of water over the closed roof’s front seal. Drains at its corners must be clear.',
      why: 'Water in the footwell kills the control units that live there.',
      weight: 4,
      only: CONVERTIBLE,
    },
    {
      id: 'sunroof-drains',
      name: 'Sunroof and its drains',
      where: 'Roof, headlining',
      check:
        'If it has one, open and tilt it. Look for brown rings in the headlining and damp at the pillars.',
      why: 'Blocked drains send the rain into the cabin’s wiring.',
      weight: 3,
    },
    {
      id: 'fuel-flap',
      name: 'Fuel flap and filler',
      where: 'Rear wing',
      check:
        'Open it with the central locking. Look for rust round the neck, a cap that seals, and the sticker of the right fuel.',
      why: 'It is a small thing that fails an MOT, and its paint shows the car’s first colour.',
      weight: 1,
      only: WITH_ENGINE,
      mot: /fuel cap/i,
      isTested: true,
    },
  ],
};
