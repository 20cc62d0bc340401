import { DIESEL, ELECTRIC, HYBRID, PETROL, WITH_ENGINE } from '../fleets';
import type { InspectionGroup } from '../types';

export const engineBay: InspectionGroup = {
  id: 'engine-bay',
  name: 'Under the bonnet',
  lead: 'Ask the seller not to warm it up, and begin with the engine stone cold.',
  points: [
    {
      id: 'cold-start',
      name: 'Cold start',
      where: 'Driver’s seat, engine cold',
      check:
        'Feel the bonnet first: it must be cold. Listen through the first ten seconds for a rattle at the chain end, knocking or a hunting idle.',
      why: 'A warm engine hides worn chains, tired glow plugs and sticky lifters.',
      weight: 5,
      only: WITH_ENGINE,
    },
    {
      id: 'timing-belt',
      name: 'Timing belt or chain',
      where: 'Invoice, engine’s front or side',
      check:
        'Find out which it has. A belt: ask for the invoice with date and mileage, water pump included. A chain: listen for its rattle when cold.',
      why: 'A belt that breaks takes most engines with it.',
      weight: 5,
      only: WITH_ENGINE,
      thumb: {
        years: 5,
        miles: 60_000,
        says: 'many timing belts are due between 5 and 10 years or 60,000 and 100,000 miles; the handbook gives this engine’s figure',
      },
    },
    {
      id: 'oil-level',
      name: 'Oil: level and look',
      where: 'Dipstick or menu',
      check:
        'Read the level on flat ground. Low oil, black sludge, a petrol smell or grey foam each needs an explanation.',
      why: 'Oil tells how the owner treats the engine, and an engine run low may be worn.',
      weight: 5,
      only: WITH_ENGINE,
    },
    {
      id: 'oil-cap',
      name: 'Under the oil cap',
      where: 'Top of the engine',
      check:
        'Unscrew it cold. A little pale film is winter’s condensation; thick mayonnaise with falling coolant is a head gasket. Black crust means late oil changes.',
      why: 'A head gasket costs £600 to £1,500 (a rule of thumb).',
      weight: 4,
      only: WITH_ENGINE,
    },
    {
      id: 'oil-leaks',
      name: 'Oil leaks from above',
      where: 'Cam cover, turbo pipes, around the filter',
      check:
        'Shine a torch down the engine’s sides. A freshly washed engine bay is a reason to look again after the drive.',
      why: 'A leak on a hot exhaust smells first and burns later.',
      weight: 3,
      only: WITH_ENGINE,
      mot: /oil leak$|heavy oil leak/i,
      isTested: true,
    },
    {
      id: 'coolant',
      name: 'Coolant',
      where: 'Expansion tank, engine cold',
      check:
        'It should stand between the marks, clear and of one colour. Brown, oily or low coolant is a warning; so are crusts round hoses and the radiator.',
      why: 'Overheating once can be enough for a head gasket.',
      weight: 5,
      only: WITH_ENGINE,
      mot: /coolant leak/i,
    },
    {
      id: 'brake-fluid',
      name: 'Brake fluid',
      where: 'Reservoir at the bulkhead',
      check:
        'Level between the marks, colour like honey. Black fluid is overdue: most makers ask for a change every two years.',
      why: 'Old fluid boils on a long hill; a falling level means worn pads or a leak.',
      weight: 2,
      mot: /brake fluid low/i,
      isTested: true,
    },
    {
      id: 'power-steering-fluid',
      name: 'Power steering fluid',
      where: 'Reservoir and rack, where it is hydraulic',
      check: 'Look for a low level and wet pipes, and listen for a whine at full lock.',
      why: 'Many cars steer electrically and have none; a leaking hydraulic rack is dear.',
      weight: 2,
      mot: /power steering leaking/i,
    },
    {
      id: 'aux-belt',
      name: 'Auxiliary belt',
      where: 'Engine’s side',
      check:
        'Look for cracks and frayed edges. Listen for a chirp at start and when the air conditioning cuts in.',
      why: 'On some engines its remains are pulled into the timing belt.',
      weight: 2,
      only: WITH_ENGINE,
      thumb: {
        years: 6,
        miles: 60_000,
        says: 'auxiliary belts are often due at about six years or 60,000 miles',
      },
    },
    {
      id: 'engine-mounts',
      name: 'Engine mountings',
      where: 'Engine bay, foot on the brake',
      check:
        'With the bonnet open let somebody shift from drive to reverse, or lift the clutch gently. The engine should not jump; idle should not shake the seat.',
      why: 'Torn mountings feel like a rough engine, and knock pipes loose.',
      weight: 2,
      only: WITH_ENGINE,
      mot: /engine mounting/i,
    },
    {
      id: 'battery-12v',
      name: '12-volt battery',
      where: 'Bonnet, boot or under a seat',
      check:
        'Look for a date, white crust and a firm clamp. A slow crank, or a stop-start that never works, means it is weak.',
      why: 'A battery for stop-start costs £120 to £250 fitted (a rule of thumb), some with coding.',
      weight: 2,
      mot: /battery loose/i,
      thumb: {
        years: 5,
        says: 'a 12-volt battery lasts about five years: ask when it was last replaced',
      },
    },
    {
      id: 'turbo',
      name: 'Turbocharger',
      where: 'Pipes of the intake, and by ear',
      check:
        'Listen for a siren-like whine under load, and look for blue smoke after a minute’s idle. Oil in the pipes should be a film, not a puddle.',
      why: 'A turbo costs four figures fitted, and often dies of late oil changes.',
      weight: 4,
      only: WITH_ENGINE,
      thumb: {
        miles: 90_000,
        says: 'past about 90,000 miles a turbocharger is worth a careful ear',
      },
    },
    {
      id: 'dpf',
      name: 'Particulate filter (DPF)',
      where: 'Exhaust, warning light, its use',
      check:
        'Ask whether it did short trips, and when the filter last regenerated. A finger inside the tailpipe should come out nearly clean: soot means a cracked or removed filter.',
      why: 'A filter that was cut out fails the MOT, and a new one costs £1,000 or more (a rule of thumb).',
      weight: 5,
      only: DIESEL,
      mot: /particulate/i,
      thumb: {
        miles: 80_000,
        says: 'filters fill with ash that no regeneration burns, from about 80,000 miles on',
      },
    },
    {
      id: 'injectors-egr',
      name: 'Injectors, EGR and AdBlue',
      where: 'Engine, AdBlue filler where there is one',
      check:
        'Listen for a hard knock and feel for a lumpy idle. Ask when AdBlue was last filled, and look for warnings that count down the miles to no start.',
      why: 'The emissions parts of a diesel are its dearest weakness.',
      weight: 4,
      only: DIESEL,
    },
    {
      id: 'spark-plugs',
      name: 'Misfire',
      where: 'Engine, by ear and warning light',
      check:
        'Let it idle warm: an even beat, no shudder. Pull away in a high gear and feel for a stumble. Ask when the plugs were changed.',
      why: 'Plugs and coils are cheap until raw fuel ruins the catalytic converter.',
      weight: 3,
      only: PETROL,
      thumb: { miles: 60_000, says: 'spark plugs are often due at about 60,000 miles' },
    },
    {
      id: 'hybrid-cooling',
      name: 'Hybrid battery’s air intake',
      where: 'Beside or under the rear seat',
      check:
        'Find the grille and see that it is free of fluff and not covered by bags or dog hair. Listen to its fan.',
      why: 'A battery that cannot breathe ages early.',
      weight: 3,
      only: HYBRID,
    },
    {
      id: 'ev-coolant',
      name: 'Coolant of battery and motor',
      where: 'Under the bonnet or front boot',
      check:
        'Levels between the marks and no crusts. Ask for the last coolant change, and whether the battery has liquid cooling at all.',
      why: 'Heat is what ages a drive battery, above all with rapid charging.',
      weight: 3,
      only: ELECTRIC,
    },
  ],
};
