import { THIRD_ROW } from '../fleets';
import type { InspectionGroup } from '../types';

export const inside: InspectionGroup = {
  id: 'inside',
  name: 'Inside',
  lead: 'Sit in every seat, and use everything that moves.',
  points: [
    {
      id: 'wear-and-miles',
      name: 'Wear against the mileage',
      where: 'Steering wheel, pedals, seat bolster, gear knob',
      check:
        'Shiny leather, smooth pedals and a collapsed bolster belong to 100,000 miles. New pedal rubbers on a tired seat ask for a reason.',
      why: 'Wear is harder to turn back than an odometer.',
      weight: 4,
      mot: /pedal rubber/i,
    },
    {
      id: 'damp',
      name: 'Damp and smell',
      where: 'Carpets, boot floor, spare wheel well',
      check:
        'Smell before the windows open. Press a tissue into each footwell, lift the boot floor, and look for silt in seat rails and belt reels.',
      why: 'A flooded car looks well for months, then its wiring goes.',
      weight: 5,
    },
    {
      id: 'seat-belts',
      name: 'Seat belts',
      where: 'Every seat',
      check:
        'Pull each fully out: no cuts, no burns, no melted edge. Jerk it: it must lock; let go: it must roll up.',
      why: 'A belt that was locked in a crash stays wavy, and tells of it.',
      weight: 4,
      mot: /seat belt/i,
      isTested: true,
    },
    {
      id: 'seats',
      name: 'Seats and their motors',
      where: 'Front seats',
      check: 'Move them through every direction, test heating and memory. No rocking on the rails.',
      why: 'A loose seat fails the MOT; a seat motor is dear.',
      weight: 2,
      mot: /\bseats? loose/i,
      isTested: true,
    },
    {
      id: 'third-row',
      name: 'Third row',
      where: 'Behind the rear seats',
      check:
        'Fold every seat up and down, and sit in the last row. All belts and head restraints must be there.',
      why: 'Lost head restraints and broken latches are found on the first trip.',
      weight: 2,
      only: THIRD_ROW,
    },
    {
      id: 'isofix',
      name: 'ISOFIX and room for your seats',
      where: 'Rear seats',
      check:
        'Bring your child seat and fit it. Feel for the anchors and the top tether, and see how far the front seat must go forward.',
      why: 'Not a fault of the car, but one you would find out after paying.',
      weight: 2,
    },
    {
      id: 'boot',
      name: 'Boot',
      where: 'Boot, with what you carry',
      check:
        'Bring the pushchair or the dog’s crate. The lid must hold itself up; parcel shelf and cover should be there.',
      why: 'A missing load cover costs £100 or more (a rule of thumb).',
      weight: 1,
    },
    {
      id: 'headlining',
      name: 'Headlining',
      where: 'Roof, pillars',
      check: 'Look for sagging cloth, stains, and a smell of smoke.',
      why: 'Replacing it means taking out the windows’ trims.',
      weight: 1,
    },
    {
      id: 'heater',
      name: 'Heater and demister',
      where: 'Dashboard, every vent',
      check:
        'Set it to hottest: each vent must blow hot. A sweet smell or misted glass is a leaking heater core.',
      why: 'On many cars the whole dashboard comes out for it.',
      weight: 3,
    },
    {
      id: 'air-conditioning',
      name: 'Air conditioning',
      where: 'Dashboard',
      check:
        'Set it to coldest for two minutes. The air should be fridge cold, and the engine or motor should note it.',
      why: '‘It only needs regassing’ usually means that it leaks.',
      weight: 3,
      thumb: {
        years: 8,
        says: 'from about eight years on, condensers and seals of air conditioning leak',
      },
    },
    {
      id: 'horn',
      name: 'Horn',
      where: 'Steering wheel',
      check: 'Press it once, at the straight-ahead and at full lock.',
      why: 'A horn that fails only when turned points to the airbag’s contact coil.',
      weight: 1,
      mot: /horn weak/i,
      isTested: true,
    },
    {
      id: 'steering-wheel',
      name: 'Steering wheel buttons and column',
      where: 'Steering wheel',
      check:
        'Try each button, stalk and the reach and rake lever. The airbag’s cover must fit as one with the wheel.',
      why: 'A cover that sits crooked may be an airbag that is not there.',
      weight: 3,
    },
    {
      id: 'warning-lights-on',
      name: 'Warning lights at switch-on',
      where: 'Instruments, ignition on',
      check:
        'Before you start it, all lights must come on: engine, airbag, ABS, oil. Then, started, all must go out within seconds.',
      why: 'A lamp that never lights was taken out, to hide a fault that costs more than the car shows.',
      weight: 5,
    },
    {
      id: 'odometer-display',
      name: 'Miles on the display',
      where: 'Instruments',
      check:
        'Read the odometer, in miles, and photograph it. Compare it with the advert, and with the service screen’s miles to go.',
      why: 'It belongs on the receipt.',
      weight: 3,
    },
    {
      id: 'personal-data',
      name: 'The last owner’s data',
      where: 'Infotainment, the maker’s app',
      check:
        'Ask the seller to remove the car from their app and to reset the system, with you there.',
      why: 'Who is still in the app may find, unlock or even start the car.',
      weight: 2,
      only: { cars: 'cars young enough for a maker’s app', maxAge: 12 },
    },
    {
      id: 'tools-and-books',
      name: 'Handbook, codes, cables',
      where: 'Glovebox, boot',
      check:
        'See that handbook, radio code, SD card of the maps and charging cables are there, as far as the car needs them.',
      why: 'Small things that cost £50 to £300 each (a rule of thumb) once you have paid.',
      weight: 1,
    },
    {
      id: 'trim-disturbed',
      name: 'Trim that was opened',
      where: 'Dashboard, airbag covers, sill trims',
      check: 'Look for scratched screws, gaps, and airbag lettering that is missing or glued.',
      why: 'After a crash, airbags are sometimes covered, not replaced.',
      weight: 3,
    },
  ],
};
