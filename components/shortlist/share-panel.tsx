import type { Route } from 'next';
import {
  changeShortlist,
  renewShortlist,
  shareShortlist,
  stopSharing,
} from '@/lib/shortlist/actions';
import { shortlistMessages } from '@/lib/shortlist/messages';
import type { OwnShortlist } from '@/lib/shortlist/types';
import { PressForm } from '../forms/press-form';
import { Icon } from '../ui/icon';
import { type NamedCar, ReceivedReactions } from './received-reactions';
import { ShareAddress } from './share-address';
import { ShownForm } from './shown-form';

type Props = {
  /** Null unless the user shares their shortlist. */
  shortlist: (OwnShortlist & { url: string; path: Route }) | null;
  /** The user's first name; '' without one. */
  firstName: string;
  /** The favourites, in the order of the page. */
  cars: NamedCar[];
};

const { notShared, notSaved, notStopped } = shortlistMessages;
const press = { variant: 'secondary', size: 'small', isSuccessHidden: true } as const;
const STOPPING = {
  question: 'Stop sharing this shortlist?',
  consequence: 'Its address ends, and what others said is deleted.',
  answer: 'Stop and delete',
};
const heading = 'font-text! text-lead font-semibold tracking-normal';
const area = 'rounded-2 border border-line bg-surface p-4 sm:p-6';
const opener =
  'flex min-h-11 list-none items-center justify-between gap-2 hover:text-link [&::-webkit-details-marker]:hidden';
const chevron = <Icon name="chevron-right" className="size-5 text-link group-open:rotate-90" />;

/** Shares the favourites by a secret address, and shows what its visitors said. */
export function SharePanel({ shortlist, firstName, cars }: Props) {
  if (!shortlist)
    return (
      <details className={`group ${area}`}>
        <summary className={opener}>
          <h2 className={heading}>Share this shortlist</h2>
          {chevron}
        </summary>
        <p className="mt-2 mb-3 max-w-[60ch] text-pretty text-ink-2">
          For whoever chooses the car with you. They open a secret address without an account, see
          these cars, and put a yes, a no or a word under each. You can end it at any time.
        </p>
        <ShownForm
          action={shareShortlist}
          failure={notShared}
          firstName={firstName}
          shown={{ showNotes: true, showName: false }}
          label="Share this shortlist"
          isPrimary
        />
      </details>
    );
  const { key, url, path, reactions } = shortlist;
  return (
    <section aria-labelledby="shared-shortlist" className={area}>
      <h2 id="shared-shortlist" className={heading}>
        You share this shortlist
      </h2>
      <p className="mt-1 mb-3 max-w-[60ch] text-pretty text-ink-2">
        Whoever has the address sees these cars and may answer.
      </p>
      <ShareAddress url={url} path={path} />
      <ReceivedReactions reactions={reactions} cars={cars} />
      {/* Folded, because it would fill the screen of a phone. */}
      <details className="group mt-3 border-t border-line pt-1">
        <summary className={opener}>
          Change or stop sharing
          {chevron}
        </summary>
        <div className="mt-1 grid items-end gap-5 lg:grid-cols-[1fr_auto]">
          <ShownForm
            key={`${shortlist.showNotes} ${shortlist.showName}`}
            action={changeShortlist}
            failure={notSaved}
            firstName={firstName}
            shown={shortlist}
            label="Save"
          />
          <div className="flex flex-wrap gap-3">
            <PressForm {...press} action={renewShortlist} failure={notSaved} values={{ seen: key }}>
              New address
            </PressForm>
            <PressForm
              {...press}
              action={stopSharing}
              failure={notStopped}
              // Stopping deletes the answers of others for good.
              confirmation={reactions.length > 0 ? STOPPING : undefined}
            >
              Stop sharing
            </PressForm>
          </div>
        </div>
        <p className="mt-3 max-w-[60ch] text-small text-pretty text-ink-3">
          No search engine lists the address. A new one ends it at once. Stopping ends it too, and
          deletes the answers.
        </p>
      </details>
    </section>
  );
}
