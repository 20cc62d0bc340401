import type { PictureView } from './picture';

/** The direction of each view; completes 'Illustration of a 2019 Ford Fiesta …'. */
export const VIEW_LABELS: Readonly<Record<PictureView, string>> = {
  front: 'from the front',
  side: 'from the side',
  rear: 'from the rear',
  nose: 'from near its nose',
  'home-front': 'from the front, before a made-up house',
  'home-rear': 'from the rear, before a made-up house',
  'dealer-front': 'from the front, at a made-up dealer',
};

/** Returns the label of a picture that illustrates the kind of car, not the particular car. */
export const illustrationOf = (title: string, view: PictureView) =>
  `Illustration of a ${title} ${VIEW_LABELS[view]}`;
