import type { ListedFigures } from './history';

/** Valuations of equal inputs, with the outline of their 80% ranges. */
type Series = { inputs: string; line: string; band: string; isPoint: boolean };

/** A chart of figures over time. Positions are per cent of its width and height, y downwards. */
export type HistoryChart = {
  /** If inputs differ, the newest point of a series shows its mileage. */
  points: { id: string; x: number; y: number; mileage?: number }[];
  series: Series[];
  ticks: { pounds: number; y: number }[];
};

/** The step of three to seven ticks in this span: 1, 2 or 5 times a power of ten. */
function tickStep(span: number) {
  const power = 10 ** Math.floor(Math.log10(span / 2));
  return ([5, 2, 1].find((times) => times * power <= span / 2) ?? 1) * power;
}

/** The ticks from below the lowest to above the highest figure. */
function ticksOf(lowest: number, highest: number) {
  const step = tickStep(Math.max(highest - lowest, 20));
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** The chart of a car's figures, given newest first; dates on a time scale. Needs two figures. */
export function historyChart(newestFirst: ListedFigures[]): HistoryChart {
  const figures = newestFirst.toReversed().map((of) => ({
    id: of.id,
    inputs: of.inputs,
    mileage: of.mileage,
    value: of.value,
    time: Date.parse(of.createdAt),
    low: Math.min(of.value, of.range80[0]),
    high: Math.max(of.value, of.range80[1]),
  }));
  const [from = 0, to = 0] = [figures.at(0)?.time, figures.at(-1)?.time];
  const ticks = ticksOf(
    Math.min(...figures.map(({ low }) => low)),
    Math.max(...figures.map(({ high }) => high)),
  );
  const [bottom = 0, top = 0] = [ticks.at(0), ticks.at(-1)];
  const x = (time: number) => (to > from ? ((time - from) / (to - from)) * 100 : 50);
  const y = (pounds: number) => ((top - pounds) / (top - bottom)) * 100;
  const pair = (time: number, pounds: number) => `${x(time).toFixed(2)},${y(pounds).toFixed(2)}`;

  const groups = [...new Set(figures.map(({ inputs }) => inputs))].map((inputs) =>
    figures.filter((of) => of.inputs === inputs),
  );
  return {
    points: figures.map((of) => ({
      id: of.id,
      x: x(of.time),
      y: y(of.value),
      ...(groups.length > 1 &&
        groups.some((group) => group.at(-1) === of) && { mileage: of.mileage }),
    })),
    series: groups.map((group) => ({
      inputs: group[0]?.inputs ?? '',
      line: group.map(({ time, value }) => pair(time, value)).join(' '),
      band: [
        ...group.map(({ time, high }) => pair(time, high)),
        ...group.map(({ time, low }) => pair(time, low)).toReversed(),
      ].join(' '),
      isPoint: group.length === 1,
    })),
    ticks: ticks.map((pounds) => ({ pounds, y: y(pounds) })),
  };
}
