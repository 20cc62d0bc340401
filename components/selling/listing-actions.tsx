import type { Route } from 'next';
import { paths } from '@/lib/paths';
import type { ListedVehicle } from '@/lib/selling/own-listings';
import type { ListingStatus } from '@/lib/selling/types';
import { button } from '../ui/button';
import { Link } from '../ui/link';
import { StatusForm } from './status-form';

type Props = { listing: ListedVehicle; title: string; view: string };

/** The address of a form about a listing, which returns to the view. */
export const withView = (path: Route, view: string) => (view ? `${path}?${view}` : path) as Route;

/** The steps of the form in which a listing of this status is edited. */
const EDITS: Record<ListingStatus, { step: string; label: string }[]> = {
  draft: [{ step: 'car', label: 'Edit' }],
  active: [
    { step: 'price', label: 'Change price' },
    { step: 'details', label: 'Edit' },
  ],
  held: [
    { step: 'price', label: 'Change price' },
    { step: 'details', label: 'Edit' },
  ],
  reserved: [{ step: 'details', label: 'Edit' }],
  sold: [],
  archived: [{ step: 'details', label: 'Edit' }],
};

/** The actions that the seller can take on a listing now; some stand beside its question instead, if it has one. */
export function ListingActions({ listing, title, view }: Props) {
  const { id, status, next, isTakenDown, canDelete, question } = listing;
  const named = <span className="sr-only"> {title}</span>;
  const open = next.filter((to) => !question || (to !== 'sold' && to !== 'archived'));
  const links = [
    ...(isTakenDown ? [] : EDITS[status]).map(({ step, label }) => ({
      href: paths.sellStep(id, step),
      label,
    })),
    ...(status === 'active' && !isTakenDown
      ? [{ href: withView(paths.listingReservations(id), view), label: 'Reservations' }]
      : []),
    ...(open.includes('sold') && status !== 'draft'
      ? [{ href: withView(paths.markSold(id), view), label: 'Mark sold' }]
      : []),
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'draft' && !isTakenDown && (
        <Link href={paths.sellStep(id, 'check')} className={button('primary', 'small')}>
          Publish{named}
        </Link>
      )}
      {links.map(({ href, label }) => (
        <Link key={label} href={href} className={button('secondary', 'small')}>
          {label}
          {named}
        </Link>
      ))}
      {status !== 'draft' && (
        <StatusForm
          id={id}
          title={title}
          view={view}
          from={status}
          to={open.filter((to) => to !== 'sold')}
        />
      )}
      {canDelete && (
        <Link
          href={withView(paths.deleteListing(id), view)}
          className={button('quiet', 'small', 'text-danger')}
        >
          Delete{named}
        </Link>
      )}
    </div>
  );
}
