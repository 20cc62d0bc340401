import type { ViewName } from './picture';

/** From where each view shows a car: completes 'Illustration of a 2019 Ford Fiesta …'. */
export const VIEW_LABELS: Readonly<Record<ViewName, string>> = {
  front: 'from the front',
  side: 'from the side',
  rear: 'from the rear',
  nose: 'from near its nose',
};

/** Returns the name of a car's picture, which shows a car of its kind and not the very car. */
export const illustrationOf = (title: string, view: ViewName) =>
  `Illustration of a ${title} ${VIEW_LABELS[view]}`;
