import { card, elsewhere, percent } from '@/lib/evidence/model-card';
import { formatNumber } from '@/lib/format';
import { FiguresTable } from './figures-table';

const NAME = 'Error, coverage and width by the source of the adverts';
const KNOWN: Record<string, string> = {
  'known makes': 'makes with adverts, to eight years',
  'other makes': 'makes without, to eight years',
};
const HEADS = [
  'Source',
  'Adverts',
  'Error',
  'In 80% range',
  'In 90% range',
  'Width of 80%',
  'Width of 90%',
] as const;

/** Shows what the ranges held on the model's own source, and beside it on others. */
export function ElsewhereTable() {
  const own = card.groups.slice(0, 1).map((row) => ({
    ...row,
    source: `Its own, ${card.data.year}`,
    detail: 'models with adverts',
  }));
  const others = elsewhere.flatMap(({ name, asOf, rows }) =>
    rows.map((row) => ({
      ...row,
      source: `${name}, ${asOf.slice(0, 4)}`,
      detail: KNOWN[row.label] ?? row.label,
    })),
  );
  const rows = [...own, ...others].map(({ source, detail, n, ...row }) => ({
    key: `${source} ${detail}`,
    label: (
      <>
        {source}
        <span className="block text-ink-3">{detail}</span>
      </>
    ),
    figures: [
      formatNumber(n),
      percent(row.mdape),
      percent(row.coverage80),
      percent(row.coverage90),
      percent(row.medianWidth80),
      percent(row.medianWidth90),
    ],
  }));
  return <FiguresTable name={NAME} width="min-w-[46rem]" heads={HEADS} rows={rows} />;
}
