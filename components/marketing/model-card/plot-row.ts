/** What was measured of the unseen adverts of one kind; all shares are fractions. */
export type PlotRow = {
  label: string;
  n: number;
  mdape: number;
  coverage80: number;
  coverage90: number;
  medianWidth90: number;
};
