import type { Caveat } from './types';

/** The caveats that widen a range most, strongest first. */
const DOUBTS: Partial<Record<Caveat, string>> = {
  make_unknown: 'nothing is known of this make',
  fuel_not_in_data: 'too little is known of electric and hydrogen cars',
  make_not_in_data: 'too little is known of this make',
  model_unknown: 'too little is known of this model',
  model_not_in_data: 'too little is known of this model',
  older_than_data: 'too little is known of cars of this age',
  mileage_beyond_data: 'too little is known of cars with so many miles',
  engine_size_missing: 'its engine size is not given',
};

/** Why a range is too wide for a verdict, to end a sentence with. */
export const doubtOf = (caveats: readonly string[]) =>
  Object.entries(DOUBTS).find(([caveat]) => caveats.includes(caveat))?.[1] ??
  'the prices of such cars differ too much';
