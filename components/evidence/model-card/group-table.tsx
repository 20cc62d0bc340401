import { card, percent } from '@/lib/evidence/model-card';
import { formatNumber } from '@/lib/format';
import { FiguresTable } from './figures-table';

const NAME = 'Error, coverage and width by what is known of a car';
const GROUPS: Record<string, string> = {
  knownModel: 'Model has adverts',
  knownMake: 'Make has adverts, the model none',
  unknownMake: 'Make has no adverts',
  electric: 'Electric or hydrogen (stand-in)',
};
const KNOWLEDGE: Record<string, string> = {
  model: 'new price of the model known',
  make: 'new prices of the make known',
  nothing: 'no new price known',
};
const HEADS = [
  'What is known',
  'Adverts',
  'Error',
  'In 80% range',
  'In 90% range',
  'Width of 80%',
  'Width of 90%',
] as const;

/** Shows the coverage and the width of the ranges for each group that they are calibrated on. */
export function GroupTable() {
  const rows = card.groups.map(({ group, knowledge, ...row }) => ({
    key: `${group} ${knowledge}`,
    label: (
      <>
        {GROUPS[group]}
        {knowledge && <span className="block text-ink-3">{KNOWLEDGE[knowledge]}</span>}
      </>
    ),
    figures: [
      formatNumber(row.n),
      ...[row.mdape, row.coverage80, row.coverage90, row.medianWidth80, row.medianWidth90].map(
        percent,
      ),
    ],
  }));
  return <FiguresTable name={NAME} width="min-w-[46rem]" heads={HEADS} rows={rows} />;
}
