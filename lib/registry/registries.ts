import { env } from '../env';

export const registryStates = {
  'Not configured': 'No key is set on this site, so nothing is looked up.',
  'Key set':
    'A key is set on this site. No part of it makes look-ups yet, and no health is measured.',
} as const;
export type RegistryState = keyof typeof registryStates;

/** The UK's two vehicle registries with lookup by registration, and whether an API key is configured. */
export const registries = () => [
  {
    id: 'ves',
    name: 'Vehicle Enquiry Service',
    keeper: 'DVLA',
    text: 'What the licensing agency holds on a vehicle: what it is, whether it is taxed and whether its MOT is valid.',
    state: (env.dvlaApiKey() ? 'Key set' : 'Not configured') as RegistryState,
    documentation:
      'https://developer-portal.driver-vehicle-licensing.api.gov.uk/apis/vehicle-enquiry-service/vehicle-enquiry-service-description.html',
  },
  {
    id: 'mot',
    name: 'MOT history',
    keeper: 'DVSA',
    text: 'Every MOT test on record: its date, its result, the mileage read that day, and what the tester failed or advised.',
    state: (env.dvsaApiKey() ? 'Key set' : 'Not configured') as RegistryState,
    documentation: 'https://documentation.history.mot.api.gov.uk/',
  },
];
