import type { ReactNode } from 'react';
import { newMessagePath } from '@/lib/paths';
import { VERDICT_LABELS } from '@/lib/showroom/fit/describe';
import type { Verdict } from '@/lib/showroom/fit/fit';
import type { CarChoice } from '@/lib/showroom/tools';
import { cx } from '@/lib/utils';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { OWN_FIGURES_HREF, openOwnFigures } from './own-figures';
import { VERDICT_COLOURS, VERDICT_ICONS } from './verdict-look';

type Props = {
  verdict: Verdict;
  choice: CarChoice;
  /** True if sizes of this very car were given. */
  isOwn: boolean;
};

const TINTS: Record<Verdict, string> = {
  fits: 'bg-verified-tint',
  close: 'bg-sunken',
  not: 'bg-danger-tint',
};

const SUMMARIES: Record<Verdict, string> = {
  fits: 'Every car of its class does, by the sizes below.',
  close: 'Some cars of its class fit and some do not, or only just.',
  not: 'Not even the smallest of its class does.',
};
const OWN_SUMMARIES: Record<Verdict, string> = {
  fits: 'By the sizes that you gave.',
  close: 'It is a matter of centimetres, or of the sizes that you left empty.',
  not: 'By the sizes that you gave.',
};

const LINK = 'text-link underline underline-offset-3';

/** The next step after a close verdict: ask for the car's own size and enter it in the form. */
function NextStep({ choice }: { choice: CarChoice }) {
  const writeIt = (label: ReactNode) => (
    <a href={OWN_FIGURES_HREF} onClick={openOwnFigures} className={LINK}>
      {label}
    </a>
  );
  if (!('vehicle' in choice))
    return <> If you know the car’s own size, {writeIt('write it into the form')}.</>;
  return (
    <>
      {' '}
      <Link href={newMessagePath(choice.vehicle)} className={LINK}>
        Ask the seller for this car’s size
      </Link>{' '}
      and {writeIt('write it into the form')}.
    </>
  );
}

/** The verdict, with the step that leads to a better one. */
export function FitAnswer({ verdict, choice, isOwn }: Props) {
  return (
    <div className={cx('rounded-2 px-5 py-4', TINTS[verdict])}>
      <h3
        className={cx(
          'flex items-center gap-2.5 text-title font-semibold',
          VERDICT_COLOURS[verdict],
        )}
      >
        <Icon name={VERDICT_ICONS[verdict]} className="size-6" />
        {VERDICT_LABELS[verdict]}
      </h3>
      <p className="mt-1 text-pretty">
        {(isOwn ? OWN_SUMMARIES : SUMMARIES)[verdict]}
        {!isOwn && verdict === 'close' && <NextStep choice={choice} />}
      </p>
    </div>
  );
}
