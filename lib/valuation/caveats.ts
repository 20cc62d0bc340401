import type { Caveat } from './types';

/** Each caveat as a sentence. */
export const CAVEATS: Record<Caveat, string> = {
  make_not_in_data: 'The adverts name no car of this make: valued by its price when new.',
  make_unknown: 'Nothing is known of this make: valued as an ordinary car.',
  model_not_in_data: 'The adverts name too few of this model: valued by its price when new.',
  model_unknown: 'The price of this model when new is not known.',
  fuel_not_in_data:
    'Hardly any such car was electric or hydrogen then: its range is widened by what hybrids and diesels needed when left out.',
  plug_in_counted_as_hybrid: 'Counted as a hybrid: the adverts do not tell plug-ins apart.',
  engine_size_missing: 'Engine size is not given, which widens the range.',
  older_than_data: 'Older than nearly all of the adverts.',
  year_in_future: 'Not yet registered: valued as new.',
  mileage_beyond_data: 'Driven further than nearly all of the adverts.',
  condition_by_judgement: 'What condition adds or takes is judgement: adverts name none.',
};

/** The caveats that widen a range the most, strongest first. */
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

/** The reason why a range is too wide for a verdict, as the end of a sentence. */
export const doubtOf = (caveats: readonly string[]) =>
  Object.entries(DOUBTS).find(([caveat]) => caveats.includes(caveat))?.[1] ??
  'the prices of such cars differ too much';
