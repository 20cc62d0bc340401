import type { Only } from './types';

export const WITH_ENGINE: Only = {
  cars: 'cars with a petrol or diesel engine',
  fuels: ['petrol', 'diesel', 'hybrid', 'plug_in_hybrid'],
};
export const PETROL: Only = {
  cars: 'cars with a petrol engine',
  fuels: ['petrol', 'hybrid', 'plug_in_hybrid'],
};
export const DIESEL: Only = { cars: 'diesels', fuels: ['diesel'] };
export const HIGH_VOLTAGE: Only = {
  cars: 'cars with a drive battery',
  fuels: ['electric', 'hybrid', 'plug_in_hybrid', 'hydrogen'],
};
export const PLUGGED_IN: Only = {
  cars: 'cars that are charged from a plug',
  fuels: ['electric', 'plug_in_hybrid'],
};
export const HYBRID: Only = { cars: 'hybrids', fuels: ['hybrid', 'plug_in_hybrid'] };
export const ELECTRIC: Only = { cars: 'electric cars', fuels: ['electric'] };
export const HYDROGEN: Only = { cars: 'hydrogen cars', fuels: ['hydrogen'] };
export const MANUAL: Only = {
  cars: 'cars with a clutch pedal',
  gearboxes: ['manual'],
  fuels: ['petrol', 'diesel', 'hybrid', 'plug_in_hybrid'],
};
export const SELF_SHIFTING: Only = {
  cars: 'cars with an automatic gearbox',
  gearboxes: ['automatic', 'semi_automatic'],
  fuels: ['petrol', 'diesel', 'hybrid', 'plug_in_hybrid'],
};
export const CONVERTIBLE: Only = { cars: 'convertibles', bodies: ['convertible'] };
export const LOAD_CARRIER: Only = { cars: 'vans and pickups', bodies: ['van', 'pickup'] };
export const VAN: Only = { cars: 'vans and MPVs', bodies: ['van', 'mpv'] };
export const TOWING: Only = {
  cars: 'cars that often tow',
  bodies: ['suv', 'estate', 'pickup', 'van', 'mpv'],
};
export const REAR_DOORS: Only = { cars: 'cars with rear doors', minDoors: 4 };
export const THIRD_ROW: Only = { cars: 'cars with six seats or more', minSeats: 6 };
export const MOT_AGE: Only = { cars: 'cars old enough for an MOT test', minAge: 3 };
