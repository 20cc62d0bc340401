/** The views of every look, in gallery order. */
export const VIEWS = ['front', 'side', 'rear', 'nose'] as const;
export type ViewName = (typeof VIEWS)[number];

/** The views at a place, for some looks only: before a house, and before a dealer's row. */
export const STAGED_VIEWS = ['home-front', 'home-rear', 'dealer-front'] as const;
export type StagedView = (typeof STAGED_VIEWS)[number];
export type PictureView = ViewName | StagedView;

export const isAtPlace = (view: PictureView): view is StagedView =>
  STAGED_VIEWS.some((staged) => staged === view);

const STAGED_WIDTHS = [480, 800, 1200] as const;
const WIDTHS: Partial<Record<PictureView, readonly [number, ...number[]]>> = {
  front: [480, 800, 1600],
  side: [480, 800, 1600],
  'home-front': STAGED_WIDTHS,
  'home-rear': STAGED_WIDTHS,
  'dealer-front': STAGED_WIDTHS,
};

/**
 * Widths in pixels of a picture's files. Rear and nose lack the smallest, which would add 3 MB to
 * public/cars.
 */
export const widthsOf = (view: PictureView) => WIDTHS[view] ?? ([800, 1600] as const);

type NamedDesign = { body: string; face: string; wheel: string; doors?: 3 };

/** The name of a design: 'suv-bars-five', with three doors 'suv-three-bars-five'. */
export const designName = ({ body, face, wheel, doors }: NamedDesign) =>
  `${body}${doors ? '-three' : ''}-${face}-${wheel}`;

/** The name of a look: 'suv-bars-five-green'. */
export const lookName = (look: NamedDesign & { paint: string }) =>
  `${designName(look)}-${look.paint}`;

/** The path of a picture's file by the name of its look, relative to the site's root. */
export const namedFile = (look: string, view: PictureView, width: number) =>
  `/cars/${look}-${view}-${width}.avif`;

export type Sources = { src: string; srcSet: string };
export type Picture = Sources & { view: PictureView };

/** The `src` and `srcset` of a picture of several widths, ascending. */
export const fileSources = (
  widths: readonly number[],
  file: (width: number) => string,
): Sources => ({
  src: file(Math.max(...widths)),
  srcSet: widths.map((width) => `${file(width)} ${width}w`).join(', '),
});

/** The URLs of a picture by the name of its look. */
export const namedPicture = (look: string, view: PictureView): Picture => ({
  view,
  ...fileSources(widthsOf(view), (width) => namedFile(look, view, width)),
});
