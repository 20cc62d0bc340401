import type { Route } from 'next';
import { cx } from '@/lib/utils';
import { chip, standaloneLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

type ChipLink = { label: string; href: Route };
type Props = {
  /** Id of the heading. */
  id: string;
  heading: string;
  /** The links most visitors want. */
  links: ChipLink[];
  /** Makes the chips one line on phones, which is swiped. */
  isSwiped?: boolean;
  /** Links that a press reveals. */
  more: { label: string; links: ChipLink[] };
};

/** A heading with links as chips, and more of them behind a disclosure; renders nothing without links. */
export function LinkChips({ id, heading, links, isSwiped, more }: Props) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="border-t border-line">
      <div className="wrap gap-x-6 py-7 sm:py-16 lg:grid lg:grid-cols-12 lg:py-20">
        <h2 id={id} className="text-display lg:col-span-4">
          {heading}
        </h2>
        <div className="mt-4 lg:col-span-8 lg:mt-0">
          <ul
            className={cx(
              'flex flex-wrap gap-2',
              isSwiped && 'max-sm:swipe max-sm:flex-nowrap max-sm:gap-2 max-sm:*:basis-auto',
            )}
          >
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={chip}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {more.links.length > 0 && (
            <details className="group/more mt-2">
              <summary className={`${standaloneLink} list-none [&::-webkit-details-marker]:hidden`}>
                {more.label}
                <Icon
                  name="chevron-right"
                  className="size-4 rotate-90 group-open/more:-rotate-90"
                />
              </summary>
              <ul className="mt-2 gap-x-6 [columns:2] sm:[columns:3] xl:[columns:4]">
                {more.links.map(({ label, href }) => (
                  <li key={href} className="break-inside-avoid">
                    <Link
                      href={href}
                      className="flex min-h-11 items-center underline-offset-4 hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </nav>
  );
}
