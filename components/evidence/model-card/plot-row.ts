/** Metrics of one slice of the test set; shares are fractions. */
export type PlotRow = {
  label: string;
  n: number;
  mdape: number;
  coverage80: number;
  coverage90: number;
  medianWidth90: number;
};
