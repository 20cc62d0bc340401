import { BODY_NAMES, type CarType } from '../design-options';

/** The nine body types of listings. */
export const CAR_TYPES: readonly CarType[] = BODY_NAMES.filter(
  (name): name is CarType => name !== 'hatchback-small' && name !== 'suv-large',
);
