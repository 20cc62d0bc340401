import { formatDate, formatMileage, plural } from '@/lib/format';
import type { MotTest } from '@/lib/registry/types';
import { cx } from '@/lib/utils';
import { Icon } from '../ui/icon';
import { MotDefects } from './mot-defects';

/** The number of tests shown; older ones are collapsed. */
const RECENT = 3;

function Test({ test: { date, passed, miles, defects } }: { test: MotTest }) {
  return (
    <li className="relative pb-6 pl-9 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-0 not-last:before:left-[11.5px] not-last:before:w-px not-last:before:bg-line">
      <span
        className={cx(
          'absolute top-0 left-0 grid size-6 place-items-center rounded-full',
          passed ? 'bg-verified-tint text-verified' : 'bg-danger-tint text-danger',
        )}
      >
        <Icon name={passed ? 'check' : 'close'} className="size-4" />
      </span>
      <h4 className="flex flex-wrap items-baseline gap-x-2.5 font-text! text-body! leading-relaxed! font-semibold tracking-normal!">
        <span className={passed ? 'text-verified' : 'text-danger'}>
          {passed ? 'Passed' : 'Failed'}
        </span>
        <time dateTime={date}>{formatDate(date)}</time>
        <span className="tabular font-normal text-ink-2">
          {miles === null ? 'Mileage not read' : formatMileage(miles)}
        </span>
      </h4>
      <MotDefects defects={defects} label={formatDate(date)} />
    </li>
  );
}

const keyOf = ({ date, miles, passed }: MotTest, index: number) =>
  [date, miles, passed, index].join();

/** The MOT tests, newest first. */
export function MotTimeline({ tests }: { tests: MotTest[] }) {
  const older = tests.slice(RECENT);
  return (
    <>
      <ol>
        {tests.slice(0, RECENT).map((test, index) => (
          <Test key={keyOf(test, index)} test={test} />
        ))}
      </ol>
      {older.length > 0 && (
        <details className="group/older">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 border-t border-line font-semibold text-link underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            {plural(older.length, 'older test')}
            <Icon
              name="chevron-right"
              className="size-5 transition-transform duration-(--fast) group-open/older:rotate-90"
            />
          </summary>
          <ol className="pt-4">
            {older.map((test, index) => (
              <Test key={keyOf(test, index)} test={test} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
