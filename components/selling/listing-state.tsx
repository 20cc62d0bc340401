import type { Route } from 'next';
import { formatDate, formatPrice } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { ListedVehicle } from '@/lib/selling/own-listings';
import { button } from '../ui/button';
import { Link } from '../ui/link';
import { withView } from './listing-actions';
import { StatusForm } from './status-form';
import { StillForSale } from './still-for-sale';

type Props = {
  listing: ListedVehicle;
  title: string;
  view: string;
  /** The page of the decision that took the listing down or holds it. */
  appealPath: Route | null;
};

const questionText = ({ since, archivedFrom }: NonNullable<ListedVehicle['question']>) =>
  `You last changed or confirmed this listing on ${formatDate(since)}. Without an answer we archive it, on ${formatDate(archivedFrom)} at the earliest.`;

/** Tells the seller about a listing's state: a question, a decision of staff, or the price it fetched. */
export function ListingState({ listing, title, view, appealPath }: Props) {
  const { id, status, next, question, isTakenDown, isUnanswered, soldPrice, updatedAt } = listing;
  if (isTakenDown || status === 'held')
    return (
      <div className="rounded-1 border-l-4 border-danger bg-danger-tint p-4">
        <h4 className="font-semibold">
          {isTakenDown ? 'Taken off the site by our staff' : 'Held while we check it'}
        </h4>
        <p className="mt-1 text-pretty text-ink-2">
          {isTakenDown
            ? 'We mailed you the reason. Only our staff can put this car back on the site.'
            : 'Shoppers do not find it meanwhile. We mailed you the reason; you need do nothing, and may correct the listing.'}
        </p>
        {appealPath && (
          <Link
            href={appealPath}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            Read the decision or appeal<span className="sr-only"> {title}</span>
          </Link>
        )}
      </div>
    );
  if (question)
    return (
      <StillForSale id={id} title={title} view={view} text={questionText(question)}>
        {next.includes('sold') && (
          <Link href={withView(paths.markSold(id), view)} className={button('secondary', 'small')}>
            Sold<span className="sr-only"> {title}</span>
          </Link>
        )}
        <StatusForm
          id={id}
          title={title}
          view={view}
          from={status}
          to={next.filter((to) => to === 'archived')}
        />
      </StillForSale>
    );
  if (isUnanswered)
    return (
      <p className="rounded-1 bg-sunken p-4 text-pretty text-ink-2">
        Archived on {formatDate(updatedAt)}: we asked whether it is still for sale and heard
        nothing. If it is, relist it.
      </p>
    );
  if (status === 'sold')
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
        {soldPrice === null
          ? 'You did not say what it fetched.'
          : `Fetched ${formatPrice(soldPrice)}. Only you and our staff see this.`}
        <Link
          href={withView(paths.markSold(id), view)}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {soldPrice === null ? 'Add the price' : 'Change'}
          <span className="sr-only"> of {title}</span>
        </Link>
      </p>
    );
  return null;
}
