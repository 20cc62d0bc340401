import { LOAD_CARRIER, MOT_AGE, PLUGGED_IN } from '../fleets';
import type { InspectionGroup } from '../types';

export const papers: InspectionGroup = {
  id: 'papers',
  name: 'Papers and history',
  lead: 'Before you travel, by phone and on GOV.UK; then with the originals on the table.',
  points: [
    {
      id: 'v5c',
      name: 'V5C registration certificate',
      where: 'Papers',
      check:
        'Ask to see the original V5C, not a photograph. Hold it to the light for the DVL watermark, and compare name and address with the seller’s ID and the house you are standing at.',
      why: 'Never buy without it: it shows who must tax the car, and a stolen car rarely has a good one.',
      weight: 5,
    },
    {
      id: 'vin',
      name: 'VIN, in every place',
      where: 'Base of the windscreen, driver’s door pillar, floor or bulkhead',
      check:
        'Compare all 17 characters with the V5C in at least two places. Look for scratches, fresh rivets, or a plate that sits crooked.',
      why: 'A VIN that differs or was touched points to a cloned or rebuilt car.',
      weight: 5,
    },
    {
      id: 'number-plate-match',
      name: 'Number plate',
      where: 'Front and rear plates, V5C, advert',
      check:
        'Ask for the registration before you travel and check it free on GOV.UK: make, colour, year, tax and MOT must fit the car. Plates carry the supplier’s name at the foot.',
      why: 'With the plate you can look up the car’s history; a seller who hides it to the end hides the history.',
      weight: 4,
      mot: /number plate damaged/i,
    },
    {
      id: 'owners',
      name: 'Number of keepers',
      where: 'V5C, front page',
      check:
        'Read the number of former keepers, and when the last one took over. Ask why each of the last two sold.',
      why: 'Many keepers in few years often means a fault that nobody wanted to pay for.',
      weight: 3,
    },
    {
      id: 'service-history',
      name: 'Service history',
      where: 'Service book, invoices, digital record',
      check:
        'Put stamps and invoices in order of date and mileage, and look for gaps. For a digital record, ask a franchised dealer’s printout.',
      why: 'Missed oil changes do not show at a viewing; they show two years later.',
      weight: 5,
    },
    {
      id: 'last-service',
      name: 'The last service, item by item',
      where: 'Latest invoice',
      check:
        'Read what was really done: oil and filter alone, or plugs, air and pollen filters and brake fluid too. Note when the next is due.',
      why: 'A ‘full service’ can be an oil change, and the next large one may fall to you.',
      weight: 3,
    },
    {
      id: 'mot-expiry',
      name: 'MOT: how long it runs',
      where: 'GOV.UK, Check MOT status',
      check:
        'Look it up by the registration yourself. With under two months left, ask the seller for a new test before you pay.',
      why: 'Without an MOT you may only drive to a pre-booked test; a fresh one is an inspection at the seller’s cost.',
      weight: 4,
    },
    {
      id: 'mot-results',
      name: 'MOT: what failed and when',
      where: 'GOV.UK, Check MOT history',
      check:
        'Read each failure and its retest. Ask for the invoice of every repair; a pass on the same day for a large job deserves a question.',
      why: 'How a car failed tells how it was looked after.',
      weight: 4,
      only: MOT_AGE,
    },
    {
      id: 'mot-repeats',
      name: 'MOT: what came back',
      where: 'GOV.UK, Check MOT history',
      check:
        'Look for the same advisory in test after test. Find that part on the car and see whether it is new.',
      why: 'A repair that is put off every year is a bill that waits for the next owner.',
      weight: 4,
      only: MOT_AGE,
    },
    {
      id: 'mot-gaps',
      name: 'MOT: years without a test',
      where: 'GOV.UK, Check MOT history',
      check: 'If a year is missing, ask where the car was, and for a SORN letter or import papers.',
      why: 'Cars stand still, go abroad, or are rebuilt after a crash in such gaps.',
      weight: 3,
      only: MOT_AGE,
    },
    {
      id: 'odometer',
      name: 'Mileage from test to test',
      where: 'MOT history, service book, odometer',
      check:
        'Write the mileages of MOTs, services and the dashboard in one list. They may only rise.',
      why: 'A clocked car is worn further than you pay for, and its service plan is wrong.',
      weight: 5,
    },
    {
      id: 'mileage-and-age',
      name: 'Miles for its age',
      where: 'Odometer against the year',
      check:
        'Ask what the car was used for. Many motorway miles wear an engine less than short trips in town; very few miles mean old rubber and a tired battery.',
      why: 'The use of a car explains its wear better than the number does.',
      weight: 3,
    },
    {
      id: 'recalls',
      name: 'Safety recalls',
      where: 'GOV.UK, Check if a vehicle has been recalled',
      check:
        'Look the car up by its registration, then ask a franchised dealer whether any recall is open on this VIN.',
      why: 'The repair is free, but an open recall may be a fire or airbag risk.',
      weight: 3,
      mot: /safety recall/i,
    },
    {
      id: 'keys',
      name: 'Both keys',
      where: 'In your hand',
      check:
        'Ask for every key. Lock, unlock and start the car with each, and look whether the spare has a blade of the same cut.',
      why: 'A second key costs £150 to £400 (a rule of thumb), and a missing one may be with somebody else.',
      weight: 3,
    },
    {
      id: 'advert-agrees',
      name: 'The advert against itself',
      where: 'Advert',
      check:
        'Read the text beside the listed details. Ask about every difference, and save the advert: it is the description that the car must match.',
      why: 'A slip is harmless; a pattern of slips is not.',
      weight: 4,
    },
    {
      id: 'photographs',
      name: 'Photographs of this car',
      where: 'Advert',
      check:
        'Ask for photographs of all four sides, the seats, the boot, the engine bay and the dashboard with the engine running, taken today.',
      why: 'What is left out of a picture is often the reason it was left out.',
      weight: 2,
    },
    {
      id: 'battery-warranty',
      name: 'Papers of the drive battery',
      where: 'Handbook, dealer’s record',
      check:
        'Ask for the warranty of the drive battery: to which year and mileage, from what state of health, and whether missed services end it. On older cars ask whether the battery is leased.',
      why: 'Many makers cover it for eight years or 100,000 miles; a leased one is not the seller’s to sell.',
      weight: 5,
      only: PLUGGED_IN,
      thumb: { years: 8, says: 'most battery warranties end at eight years' },
    },
    {
      id: 'trade-use',
      name: 'Former working life',
      where: 'V5C, invoices, marks of signs and racks',
      check:
        'Ask whether it was a hire, courier or works vehicle. Look for the ghosts of lettering, holes of racks and worn driver’s side trim.',
      why: 'Stop-start work with many drivers ages a vehicle faster than its miles.',
      weight: 3,
      only: LOAD_CARRIER,
    },
  ],
};
