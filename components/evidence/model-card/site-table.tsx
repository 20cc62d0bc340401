import { card, percent } from '@/lib/evidence/model-card';
import { formatNumber } from '@/lib/format';
import { FiguresTable } from './figures-table';

const NAME = 'Widths on the cars of this demonstration';
const GROUPS: Record<string, string> = {
  all: 'All cars for sale',
  knownModel: 'Model has adverts',
  knownMake: 'Make has adverts, the model none',
  unknownMake: 'Make has no adverts',
  electric: 'Electric or hydrogen',
};
const HEADS = ['What is known', 'Cars', 'Width of 80%', 'Width of 90%', 'With a verdict'] as const;

/** Shows the width of the ranges of the demo's own cars, and the share of those cars with a verdict. */
export function SiteTable() {
  const rows = card.site.groups.map(({ group, cars, medianWidth80, medianWidth90, verdicts }) => ({
    key: group,
    label: GROUPS[group],
    figures: [formatNumber(cars), ...[medianWidth80, medianWidth90, verdicts].map(percent)],
  }));
  return <FiguresTable name={NAME} width="min-w-[32rem]" heads={HEADS} rows={rows} />;
}
