import type { Route } from 'next';
import { ofState, STATES } from '@/lib/showroom/inspection/describe';
import type { Inspected, PointState } from '@/lib/showroom/inspection/types';
import { cx } from '@/lib/utils';
import { Link } from '../../ui/link';
import { PointStateMark } from './point-state';

type Props = {
  inspected: Inspected[];
  /** The state whose points are listed; null for all. */
  shown: PointState | null;
  pathOf: (state: PointState | null) => Route;
};

const CELL = 'flex flex-col-reverse justify-end py-3';

/** The number of points in each state; each links to its points. */
export function StateBar({ inspected, shown, pathOf }: Props) {
  return (
    <ul className="tabular grid grid-cols-2 gap-x-6 border-y border-line sm:grid-cols-3 xl:grid-cols-5">
      {STATES.map((state) => {
        const count = ofState(inspected, state).length;
        const content = (
          <>
            <PointStateMark state={state} />
            <span className="font-head text-title leading-tight font-medium in-[a]:underline in-[a]:decoration-1 in-[a]:underline-offset-4">
              {count}{' '}
            </span>
          </>
        );
        return (
          <li key={state}>
            {count === 0 ? (
              <p className={CELL}>{content}</p>
            ) : (
              <Link
                href={pathOf(state === shown ? null : state)}
                aria-current={state === shown ? 'true' : undefined}
                className={cx(
                  CELL,
                  'border-b-2 border-transparent hover:border-line-strong aria-[current=true]:border-ink',
                )}
              >
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
