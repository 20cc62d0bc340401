type TestPlate = { status: number; body: object; headers?: Record<string, string> };

const vehicle = (registrationNumber: string, facts: object): [string, TestPlate] => [
  registrationNumber,
  {
    status: 200,
    body: {
      registrationNumber,
      taxStatus: 'Taxed',
      // DVLA's own test environment has this text in place of a date.
      taxDueDate: '<1 YEAR FROM NOW>',
      motStatus: 'No details held by DVLA',
      make: 'FORD',
      yearOfManufacture: 2019,
      engineCapacity: 1498,
      co2Emissions: 121,
      fuelType: 'PETROL',
      markedForExport: false,
      colour: 'BLUE',
      monthOfFirstRegistration: '2019-04',
      euroStatus: 'EURO 6 DG',
      ...facts,
    },
  },
];

const failure = (
  plate: string,
  status: number,
  title: string,
  detail: string,
): [string, TestPlate] => [
  plate,
  { status, body: { errors: [{ status: String(status), code: String(status), title, detail }] } },
];

/** The number plates of DVLA's test environment. The vehicles are made up, the errors are DVLA's. */
export const TEST_PLATES = new Map<string, TestPlate>([
  vehicle('AA19AAA', {}),
  vehicle('AA19EEE', {
    make: 'TESLA',
    fuelType: 'ELECTRICITY',
    co2Emissions: 0,
    colour: 'WHITE',
    engineCapacity: undefined,
    euroStatus: undefined,
  }),
  vehicle('AA19PPP', { make: 'VAUXHALL', colour: 'RED' }),
  vehicle('L2WPS', { taxStatus: 'Untaxed', yearOfManufacture: 1994, colour: 'GREEN' }),
  vehicle('AA19SRN', { taxStatus: 'SORN', taxDueDate: undefined }),
  vehicle('AA19DSL', { make: 'VOLKSWAGEN', fuelType: 'DIESEL', engineCapacity: 1968 }),
  vehicle('AA19MOT', { motStatus: 'Valid', motExpiryDate: '<1 YEAR FROM NOW>' }),
  vehicle('AA19AMP', { fuelType: 'HYBRID ELECTRIC', co2Emissions: 42 }),
  failure('ER19BAD', 400, 'Bad Request', 'Invalid format for field - vehicle registration number'),
  failure('ER19NFD', 404, 'Vehicle Not Found', 'Record for vehicle not found'),
  failure('ER19THR', 429, 'Too Many Requests', 'Throttled'),
  failure('ER19ERR', 500, 'Internal Server Error', 'System error occurred'),
  [
    'ER19MNT',
    {
      status: 503,
      // The status is a number and there is no code, as in DVLA's own response during maintenance.
      body: { errors: [{ status: 503, title: 'System currently down for maintenance' }] },
      headers: { 'retry-after': '60' },
    },
  ],
]);
