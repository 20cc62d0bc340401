import { advertsSentence, timeline } from '@/lib/advert-history/describe';
import { changesOf } from '@/lib/advert-history/since';
import type { AdvertEvent } from '@/lib/advert-history/types';
import { evidenceAnchor } from '@/lib/evidence/claims';
import { paths } from '@/lib/paths';
import { Section } from '../listings/detail/section';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { TimelineItems } from './timeline-items';

/** The number of items before the rest is collapsed. */
const SHOWN = 5;

type Props = {
  id: string;
  /** Oldest first; null if they could not be read. */
  events: AdvertEvent[] | null;
  /** Whether the page lists earlier prices of this seller. */
  hasPrices: boolean;
  /** Whether a number plate or photographs would lead to earlier adverts. */
  isFindable: boolean;
};

/** The adverts of a car as one line of time, newest first. */
export function AdvertHistory({ id, events, hasPrices, isFindable }: Props) {
  const sentence = events && advertsSentence(events);
  if (!(events && sentence)) return null;
  const items = timeline(events);
  const isFirst = items.length === 1;
  return (
    <Section title="This car’s adverts">
      {/* since-looked.ts fills it in for who has been here before: the page is the same for everybody. */}
      <p
        id="since-looked"
        hidden
        data-changes={JSON.stringify(changesOf(events))}
        className="mb-3 border-l-2 border-signal pl-3 font-semibold"
      />
      <p className="max-w-[65ch] text-pretty text-ink-2">
        {sentence}
        {!isFindable &&
          ' Without a number plate or photographs an earlier one would hardly be found.'}
      </p>
      {!isFirst && <TimelineItems items={items.slice(0, SHOWN)} />}
      {items.length > SHOWN && (
        <details className="group/adverts">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-link underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            <Icon
              name="chevron-right"
              className="size-5 transition-transform duration-(--fast) group-open/adverts:rotate-90"
            />
            {items.length - SHOWN} earlier
          </summary>
          <TimelineItems items={items.slice(SHOWN)} />
        </details>
      )}
      <p className="mt-3 text-small text-pretty text-ink-3">
        Found by number plate, VIN or this seller’s photographs, on this site alone.
        {hasPrices && (
          <>
            {' '}
            This seller’s prices are under{' '}
            <a href="#price-history" className="underline underline-offset-4">
              Price history
            </a>
            .
          </>
        )}{' '}
        <Link
          href={`${paths.evidence}#${evidenceAnchor('This car’s adverts')}`}
          className="underline underline-offset-4"
        >
          How anybody can check it
        </Link>{' '}
        with{' '}
        <a
          href={`/.well-known/adverts/${id}`}
          rel="nofollow"
          className="underline underline-offset-4"
        >
          this advert’s record
        </a>
        .
      </p>
    </Section>
  );
}
