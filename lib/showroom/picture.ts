/** The views of every look, and one that only common paints have, in gallery order. */
export const EVERY_PAINT_VIEWS = ['front', 'side', 'rear', 'nose'] as const;
export const VIEWS = [...EVERY_PAINT_VIEWS, 'tail'] as const;
export type ViewName = (typeof VIEWS)[number];

const WIDTHS: Partial<Record<ViewName, readonly [number, ...number[]]>> = {
  front: [480, 800, 1600],
  side: [480, 800, 1600],
  tail: [800, 1200],
};

/** Widths in pixels of a picture's files; only the first two views are shown small, the last is the least seen. */
export const widthsOf = (view: ViewName) => WIDTHS[view] ?? ([800, 1600] as const);

type NamedDesign = { body: string; face: string; wheel: string; doors?: 3 };

/** 'suv-bars-five', with three doors 'suv-three-bars-five': the name of a design. */
export const designName = ({ body, face, wheel, doors }: NamedDesign) =>
  `${body}${doors ? '-three' : ''}-${face}-${wheel}`;

/** 'suv-bars-five-green': the name of a look. */
export const lookName = (look: NamedDesign & { paint: string }) =>
  `${designName(look)}-${look.paint}`;

/** The path of a picture's file by the name of its look, relative to the site's root. */
export const namedFile = (look: string, view: ViewName, width: number) =>
  `/cars/${look}-${view}-${width}.avif`;

export type Picture = { view: ViewName; src: string; srcSet: string };

/** The URLs of a picture by the name of its look; the only showroom code that browsers need. */
export function namedPicture(look: string, view: ViewName): Picture {
  const file = (width: number) => namedFile(look, view, width);
  const widths = widthsOf(view);
  return {
    view,
    src: file(Math.max(...widths)),
    srcSet: widths.map((width) => `${file(width)} ${width}w`).join(', '),
  };
}
