import type { BodyName } from '@/lib/showroom/design-options';
import { assumedReason, CHECK_LABELS, checkLabel, reasonOf } from '@/lib/showroom/fit/describe';
import type { Check, Fit } from '@/lib/showroom/fit/fit';
import type { Entrance, Space } from '@/lib/showroom/fit/spaces';
import { cx } from '@/lib/utils';
import { Icon } from '../../ui/icon';
import { VERDICT_COLOURS, VERDICT_ICONS } from './verdict-look';

type Props = {
  fit: Fit;
  space: Space;
  /** The measures that the visitor did not give. */
  assumed: Entrance[];
  body: BodyName;
  /** 'Hatchback'. */
  bodyName: string;
  isOwn: boolean;
};

/** Explains the verdict on each measure. */
export function FitReasons({
  fit: { checks, boot },
  space,
  assumed,
  body,
  bodyName,
  isOwn,
}: Props) {
  const row = (check: Check) => (
    <div
      key={check.subject}
      className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <dt className="font-semibold">{checkLabel(check)}</dt>
      <dd className="text-pretty text-ink-2">
        <span
          className={cx('mr-1 font-semibold whitespace-nowrap', VERDICT_COLOURS[check.verdict])}
        >
          <Icon
            name={VERDICT_ICONS[check.verdict]}
            className="mr-1.5 inline size-4 align-[-0.15em]"
          />
          {CHECK_LABELS[check.verdict]}.
        </span>
        {reasonOf(check, space, body)}
        {assumed.some((measure) => measure === check.subject) && ` ${assumedReason(check.have)}`}
      </dd>
    </div>
  );
  return (
    <>
      <h3 className="mb-3 text-lead font-semibold">Why</h3>
      <dl className="border-b border-line">
        {checks.map(row)}
        {boot && row(boot)}
      </dl>
      <p className="mt-3 text-small text-pretty text-ink-2">
        {isOwn
          ? `By the sizes that you gave, and for what you left empty those of the class “${bodyName}”.`
          : `The class is “${bodyName}”, as sold in Britain since about 2000: makers’ figures, rounded outwards.`}{' '}
        Measure before you decide.
      </p>
    </>
  );
}
