import { formatTime } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import { paths } from '@/lib/paths';
import { nextOpenStep } from '@/lib/selling/progress';
import { STEPS } from '@/lib/selling/steps';
import type { Draft } from '@/lib/selling/types';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

/** Drafts to go on with, last changed first. */
export const DraftList = ({ drafts }: { drafts: Draft[] }) => (
  <section className="mb-10">
    <h2 className="mb-3 text-title">Go on with a draft</h2>
    <ul className="divide-y divide-line rounded-2 border border-line bg-surface">
      {drafts.map((draft) => {
        const step = nextOpenStep(draft);
        return (
          <li key={draft.id} className="relative hover:bg-sunken">
            <Link
              href={paths.sellStep(draft.id, step)}
              className="flex min-h-16 items-center justify-between gap-4 px-5 py-3"
            >
              <span>
                <span className="block font-semibold">{vehicleTitle(draft)}</span>
                <span className="text-small text-ink-3">
                  Next: {STEPS[step]} · changed {formatTime(draft.updatedAt)}
                </span>
              </span>
              <Icon name="arrow-right" className="size-5 text-link" />
            </Link>
          </li>
        );
      })}
    </ul>
  </section>
);
