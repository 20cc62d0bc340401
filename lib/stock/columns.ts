import {
  BODY_TYPES,
  COLOURS,
  CONDITIONS,
  FUEL_TYPES,
  SERVICE_HISTORIES,
  TRANSMISSIONS,
} from '../listings/constants';

export type StockColumn = {
  name: string;
  /** As a form names it. */
  label: string;
  /** What a cell holds, for people. */
  meaning: string;
  example: string;
  isRequired: boolean;
  /** Values of the cells with the site's labels for them; both are accepted. */
  choices?: Record<string, string>;
  /** A file may lack it: one value then stands for all new cars. */
  canBeShared?: true;
  /** A cell that cannot be read is left out, and its car listed. */
  canBeLeftOut?: true;
};

const column = (
  name: string,
  label: string,
  meaning: string,
  example: string,
  isRequired = false,
): StockColumn => ({ name, label, meaning, example, isRequired });

const chosen = (
  name: string,
  label: string,
  choices: Record<string, string>,
  example: string,
  isRequired = false,
): StockColumn => ({
  ...column(name, label, Object.values(choices).join(', '), choices[example] ?? '', isRequired),
  choices,
});

const YES_NO = { yes: 'Yes', no: 'No' };

/** The columns of a stock file, in its order. */
export const STOCK_COLUMNS: StockColumn[] = [
  column(
    'listing',
    'Listing',
    'The listing’s id in an exported file; links a car listed by hand',
    '',
  ),
  column(
    'stock_id',
    'Stock number',
    'Your own number of the car, the same in every file, in capitals or not; may be empty beside a listing',
    'A1042',
    true,
  ),
  column('registration_number', 'Number plate', 'With or without its space', 'AB19 CDE'),
  chosen('hide_registration', 'Hide the number plate', YES_NO, 'no'),
  column('make', 'Make', 'As in our catalogue, such as Ford', 'Ford', true),
  column('model', 'Model', 'As in our catalogue, such as Fiesta', 'Fiesta', true),
  column('year', 'Year', 'Year of registration', '2019', true),
  column('trim', 'Trim', 'At most 60 characters', 'Zetec'),
  chosen('fuel_type', 'Fuel type', FUEL_TYPES, 'petrol', true),
  chosen('transmission', 'Transmission', TRANSMISSIONS, 'manual', true),
  chosen('body_type', 'Body type', BODY_TYPES, 'hatchback', true),
  column('mileage', 'Mileage', 'In miles', '31,000', true),
  { ...chosen('condition', 'Condition', CONDITIONS, 'good', true), canBeShared: true },
  {
    ...column('engine_size', 'Engine size', 'In litres or cc, such as 1.6 or 1598', '1.1'),
    canBeLeftOut: true,
  },
  { ...column('doors', 'Doors', '2 to 6', '5'), canBeLeftOut: true },
  { ...column('seats', 'Seats', '1 to 9', '5'), canBeLeftOut: true },
  { ...chosen('colour', 'Colour', COLOURS, 'blue'), canBeLeftOut: true },
  { ...column('owners', 'Owners', 'Previous owners', '1'), canBeLeftOut: true },
  {
    ...chosen('service_history', 'Service history', SERVICE_HISTORIES, 'full'),
    canBeLeftOut: true,
  },
  {
    ...column('mot_expiry', 'MOT expiry', 'A date such as 31/03/2027 or 2027-03-31', '31/03/2027'),
    canBeLeftOut: true,
  },
  column(
    'features',
    'Features',
    'With |, ; or a comma between them',
    'Heated seats | Parking sensors',
  ),
  column('description', 'Description', 'At most 5,000 characters', 'One owner from new.'),
  column('price', 'Price', 'In whole pounds', '9,250', true),
  column('location', 'Town', 'At most 100 characters', 'Leeds'),
  column('postcode', 'Postcode', 'A full postcode', 'LS6 3AA'),
  column('vin', 'VIN', '17 letters and digits; buyers do not see it', 'WF0DXXGAKDJA12345'),
];
