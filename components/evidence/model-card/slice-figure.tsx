import { CoveragePlot } from './coverage-plot';
import { ErrorPlot } from './error-plot';
import type { PlotRow } from './plot-row';
import { SliceTable } from './slice-table';

type Props = { rows: readonly PlotRow[]; by: string };

/** Plots and table of error and coverage, sliced by one property of the vehicles. */
export function SliceFigure({ rows, by }: Props) {
  return (
    <div>
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        <figure>
          <figcaption className="mb-3 font-semibold">Median error</figcaption>
          <ErrorPlot rows={rows} title={`Median error by ${by}`} />
        </figure>
        <figure>
          <figcaption className="mb-3 flex flex-wrap gap-x-4 font-semibold">
            <span className="flex items-center gap-2">
              <span aria-hidden="true" className="size-[11px] rounded-full bg-link" />
              Held by the 80% range
            </span>
            <span className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className="size-[11px] rounded-full border-[1.5px] border-link"
              />
              by the 90% range
            </span>
          </figcaption>
          <CoveragePlot rows={rows} title={`What the ranges held, by ${by}`} />
        </figure>
      </div>
      <SliceTable rows={rows} by={by} />
    </div>
  );
}
