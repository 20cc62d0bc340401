import type { KeptFigures } from './history';

/** A chart of figures over time. Positions are per cent of its width and height, y downwards. */
export type HistoryChart = {
  points: { id: string; x: number; y: number }[];
  line: string;
  /** The outline of the 80% ranges. */
  band: string;
  ticks: { pounds: number; y: number }[];
};

/** The step of about three ticks in this span: 1, 2 or 5 times a power of ten. */
function tickStep(span: number) {
  const power = 10 ** Math.floor(Math.log10(span / 3));
  return ([5, 2, 1].find((times) => times * power <= span / 3) ?? 1) * power;
}

/** The chart of a car's figures, given newest first; dates on a time scale. Needs two figures. */
export function historyChart(newestFirst: KeptFigures[]): HistoryChart {
  const figures = newestFirst.toReversed();
  const times = figures.map(({ createdAt }) => Date.parse(createdAt));
  const [from = 0, to = 0] = [times.at(0), times.at(-1)];
  const lows = figures.map(({ value, range80 }) => Math.min(value, range80[0]));
  const highs = figures.map(({ value, range80 }) => Math.max(value, range80[1]));
  const margin = Math.max((Math.max(...highs) - Math.min(...lows)) * 0.08, 10);
  const [bottom, top] = [Math.min(...lows) - margin, Math.max(...highs) + margin];

  const x = (at: number) =>
    to > from ? (((times[at] ?? to) - from) / (to - from)) * 100 : (at / (times.length - 1)) * 100;
  const y = (pounds: number) => ((top - pounds) / (top - bottom)) * 100;
  const pair = (at: number, pounds: number) => `${x(at).toFixed(2)},${y(pounds).toFixed(2)}`;
  const along = (pounds: number[]) => pounds.map((of, at) => pair(at, of));

  const step = tickStep(top - bottom);
  const first = Math.ceil(bottom / step);
  const ticks = Array.from(
    { length: Math.floor(top / step) - first + 1 },
    (_, at) => (first + at) * step,
  );
  return {
    points: figures.map(({ id, value }, at) => ({ id, x: x(at), y: y(value) })),
    line: along(figures.map(({ value }) => value)).join(' '),
    band: [...along(highs), ...along(lows).toReversed()].join(' '),
    ticks: ticks.map((pounds) => ({ pounds, y: y(pounds) })),
  };
}
