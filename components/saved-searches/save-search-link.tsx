import { paths } from '@/lib/paths';
import { cx } from '@/lib/utils';
import { standaloneLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

type Props = {
  /** The canonical query of the list. */
  query: string;
  label?: string;
  /** Shows the icon alone on phones, where the count and the order fill the row. */
  isCompact?: boolean;
};

/** The link to the form that saves the search of a list: alike for all visitors, because public pages are cached. */
export const SaveSearchLink = ({ query, label = 'Save this search', isCompact }: Props) => (
  <Link
    href={paths.newSavedSearch(query)}
    className={cx(
      standaloneLink,
      isCompact && 'shrink-0 max-md:-mx-2 max-md:size-11 max-md:justify-center',
    )}
  >
    <Icon name="bell" className="size-5" />
    <span className={isCompact ? 'max-md:sr-only' : undefined}>{label}</span>
  </Link>
);
