import { paths } from '@/lib/paths';
import { isAnswered } from '@/lib/selling/progress';
import { STEPS, type Step, stepName } from '@/lib/selling/steps';
import type { OwnListing } from '@/lib/selling/types';
import { cx } from '@/lib/utils';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

const ITEM =
  'flex min-h-11 items-center gap-3 rounded-1 font-medium text-ink-2 max-lg:justify-center lg:px-3';
const NUMBER =
  'tabular grid size-8 shrink-0 place-items-center rounded-full border border-line-strong text-small font-semibold';

type Props = {
  /** Null before the first step is saved: the others cannot be opened yet. */
  listing: OwnListing | null;
  current: Step;
};

/** The steps of the form: a row of numbers above it, on wide screens a list of names beside it. */
export function StepList({ listing, current }: Props) {
  return (
    <nav aria-label="Steps" className="lg:sticky lg:top-24">
      <ol className="grid grid-cols-6 lg:grid-cols-1 lg:gap-1">
        {Object.keys(STEPS).map((name, index) => {
          const step = name as Step;
          const isCurrent = step === current;
          const isDone = listing !== null && isAnswered(listing, step);
          const inside = (
            <>
              <span
                aria-hidden="true"
                className={cx(
                  NUMBER,
                  isCurrent && 'border-transparent! bg-brand text-on-brand',
                  isDone && !isCurrent && 'border-link text-link',
                )}
              >
                {isDone && !isCurrent ? <Icon name="check" className="size-4" /> : index + 1}
              </span>
              <span className="max-lg:sr-only">
                {stepName(step, listing === null || listing.status === 'draft')}
                {isDone && <span className="sr-only">, filled in</span>}
              </span>
            </>
          );
          return (
            <li key={step} aria-current={!listing && isCurrent ? 'step' : undefined}>
              {listing ? (
                <Link
                  href={paths.sellStep(listing.id, step)}
                  aria-current={isCurrent ? 'step' : undefined}
                  className={cx(
                    ITEM,
                    'hover:bg-sunken hover:text-ink lg:aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:text-ink',
                  )}
                >
                  {inside}
                </Link>
              ) : (
                <span className={cx(ITEM, isCurrent ? 'font-semibold text-ink' : 'text-ink-3')}>
                  {inside}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
