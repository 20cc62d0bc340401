import { ELECTRIC, HIGH_VOLTAGE, HYDROGEN, PLUGGED_IN } from '../fleets';
import type { InspectionGroup } from '../types';

export const electrics: InspectionGroup = {
  id: 'electrics',
  name: 'Electrics and charging',
  lead: 'A £20 fault reader in the OBD socket sees what a cleared warning light hides.',
  points: [
    {
      id: 'engine-light',
      name: 'Engine or drive warning light',
      where: 'Instruments; OBD socket',
      check:
        'It must go out after the start and stay out. Read the fault memory: if all monitors say ‘not ready’, it was cleared just before you came.',
      why: 'The lamp may mean a loose cap or a new engine; only a reader knows.',
      weight: 5,
      mot: /engine warning light|emissions too high/i,
      isTested: true,
    },
    {
      id: 'airbag-light',
      name: 'Airbag warning light',
      where: 'Instruments',
      check:
        'On with the ignition, out after a few seconds. It must not go out together with another lamp.',
      why: 'Lit it fails the MOT, and the airbag may not fire.',
      weight: 5,
      mot: /airbag/i,
      isTested: true,
    },
    {
      id: 'abs-light',
      name: 'ABS and stability lights',
      where: 'Instruments',
      check: 'Out after the start, and still out after the first corners and a firm stop.',
      why: 'A wheel sensor is cheap, the control unit is not.',
      weight: 4,
      mot: /abs warning|stability control/i,
      isTested: true,
    },
    {
      id: 'steering-light',
      name: 'Power steering light',
      where: 'Instruments',
      check: 'Turn from lock to lock at rest: no lamp, no stiff spot, an even hum.',
      why: 'Electric racks are replaced whole, for four figures.',
      weight: 3,
      mot: /power steering warning/i,
      isTested: true,
    },
    {
      id: 'wiring',
      name: 'Wiring and added boxes',
      where: 'Under the dashboard, battery, tow bar',
      check:
        'Look for twisted wires, tape and scotch locks: old alarms, dashcams, trackers, tow bars. Ask whose tracker it is.',
      why: 'Home-made wiring is behind many faults that come and go.',
      weight: 2,
      mot: /wiring loose/i,
      isTested: true,
    },
    {
      id: 'screens-and-cameras',
      name: 'Screens, cameras, parking sensors',
      where: 'Dashboard, bumpers',
      check:
        'Pair your phone, play a call, use the map. Reverse with camera and sensors; each sensor should tick.',
      why: 'A dead screen takes heating and camera with it on newer cars.',
      weight: 3,
    },
    {
      id: 'driver-aids',
      name: 'Driver assistance',
      where: 'Windscreen camera, grille radar',
      check:
        'On the drive, switch on lane keeping and adaptive cruise. Look for ‘sensor blocked’ or ‘not available’.',
      why: 'After a new windscreen or bumper they need calibration, which is often left out.',
      weight: 3,
      only: { cars: 'cars young enough to have such aids', maxAge: 12 },
    },
    {
      id: 'battery-health',
      name: 'Health of the drive battery',
      where: 'Menu, maker’s report or reader',
      check:
        'Ask for the state of health in a report with a date. Charge to full and read the range; compare it with the official figure and the weather.',
      why: 'The battery is the larger part of what an electric car is worth.',
      weight: 5,
      only: PLUGGED_IN,
    },
    {
      id: 'charging',
      name: 'Charging, slow and rapid',
      where: 'Charging port',
      check:
        'Plug it in on both AC and, where it has it, DC, for five minutes each. Pins must be clean and straight; it must lock, charge and let go.',
      why: 'An on-board charger costs four figures, and nobody tests it at a viewing.',
      weight: 5,
      only: PLUGGED_IN,
    },
    {
      id: 'hv-warnings',
      name: 'High-voltage warnings',
      where: 'Instruments, service record',
      check:
        'No ‘reduced power’, ‘check hybrid system’ or battery message, now or in the record. Ask for the last health check of the hybrid system.',
      why: 'Work on it needs a qualified garage; you may not try it yourself.',
      weight: 5,
      only: HIGH_VOLTAGE,
    },
    {
      id: 'range-for-you',
      name: 'Range in winter',
      where: 'Trip computer',
      check:
        'Read the average miles per kWh since reset, times the usable battery. Take off about a quarter for a cold motorway (a rule of thumb), and see whether it does your week.',
      why: 'It is the one thing about the car that no repair changes.',
      weight: 4,
      only: ELECTRIC,
    },
    {
      id: 'hydrogen-tank',
      name: 'Hydrogen tank’s date',
      where: 'Label at the filler, nearest station',
      check:
        'Read the date until which the tank may be filled, and check that a public station near you is open.',
      why: 'The UK has few stations, and an expired tank may not be filled.',
      weight: 5,
      only: HYDROGEN,
    },
  ],
};
