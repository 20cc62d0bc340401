import type { Route } from 'next';
import type { CarType } from '@/lib/showroom/design-options';
import { SPACE_KINDS, SPACES, type SpaceKind } from '@/lib/showroom/fit/spaces';
import { type CarChoice, toolPath } from '@/lib/showroom/tools';
import { chip } from '../../ui/button';
import { Link } from '../../ui/link';

type Props = { choice: CarChoice; kind: SpaceKind; now: CarType | null };

/** Links to the kinds of space, each with its usual measures. */
export function SpaceLinks({ choice, kind, now }: Props) {
  const path = (space: SpaceKind) =>
    `${toolPath(choice, 'fits')}&space=${space}${now ? `&now=${now}` : ''}` as Route;
  return (
    <nav aria-label="Your space">
      <ul className="flex flex-wrap gap-2">
        {SPACE_KINDS.map((space) => (
          <li key={space}>
            <Link
              href={path(space)}
              scroll={false}
              aria-current={space === kind ? 'true' : undefined}
              className={chip}
            >
              {SPACES[space].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
