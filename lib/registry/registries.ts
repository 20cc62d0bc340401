import type { RegistryState } from './endpoints';
import type { Registry } from './types';

/** The label and explanation of each state of a registry. */
export const registryStates: Record<RegistryState, { label: string; text: string }> = {
  live: { label: 'Live', text: 'A key is set: look-ups go to the registry itself.' },
  'stand-in': {
    label: 'Stand-in',
    text: 'No key is set. A stand-in of the demo answers instead, and every answer is made up.',
  },
  'not configured': {
    label: 'Not configured',
    text: 'No key is set on this site, so nothing is looked up.',
  },
};

type Description = { name: string; keeper: string; text: string; documentation: string };

/** The UK's two vehicle registries with look-up by number plate. */
export const registries: Record<Registry, Description> = {
  dvla: {
    name: 'Vehicle Enquiry Service',
    keeper: 'DVLA',
    text: 'What the licensing agency holds on a vehicle: what it is, whether it is taxed and whether its MOT is valid.',
    documentation:
      'https://developer-portal.driver-vehicle-licensing.api.gov.uk/apis/vehicle-enquiry-service/vehicle-enquiry-service-description.html',
  },
  dvsa: {
    name: 'MOT history',
    keeper: 'DVSA',
    text: 'Every MOT test on record: its date, its result, the mileage read that day, and what the tester failed or advised.',
    documentation: 'https://documentation.history.mot.api.gov.uk/',
  },
};
