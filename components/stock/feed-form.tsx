'use client';

import { removeFeed, saveFeed } from '@/lib/stock/feed-actions';
import { feedReason } from '@/lib/stock/feed-messages';
import type { StockFeed } from '@/lib/stock/types';
import { FormSummary } from '../forms/form-summary';
import { SelectField } from '../forms/select-field';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import { useActionForm } from '../forms/use-action-form';
import { FEED_ID } from './focus-part';
import { StockPart } from './stock-part';
import { Tick } from './tick';

type Props = { feed: StockFeed | null };

/** '03:00' by its hour. */
const HOURS = Object.fromEntries(
  Array.from({ length: 24 }, (_, hour) => [String(hour), `${String(hour).padStart(2, '0')}:00`]),
);
const NIGHT = '3';
const LABELS = { feed: 'Address of your feed', hour: 'Fetched daily from' };

/** The state of a feed, in words. */
function stateOf({ is_paused, is_waiting, last_problem, tries }: StockFeed) {
  if (is_paused) return 'It is paused: nothing is fetched.';
  if (tries > 0) return 'Its server did not answer. We try again within half an hour.';
  if (last_problem) return `The last one changed nothing. ${feedReason(last_problem)}`;
  return is_waiting ? 'It is fetched within minutes.' : 'The last one was run.';
}

/** Keeps the address of a dealer's feed, which is then fetched every night; works without JavaScript. */
export function FeedForm({ feed }: Props) {
  const form = useActionForm({ action: saveFeed, failure: { title: 'Not kept' } });
  const { state, errors } = form;
  const isTyped = state.submissionId !== '' && state.status !== 'done';
  const isTicked = (name: string, saved: boolean) => (isTyped ? name in state.values : saved);
  return (
    <StockPart
      id={FEED_ID}
      title="Every night by itself"
      lead="We fetch your feed once a day, check it as by hand and run it if it is safe. One that shrinks, doubles or cannot be read changes nothing, and we write to you."
      state={feed && stateOf(feed)}
      end={{ action: removeFeed, failure: { title: 'Not forgotten' }, label: 'Forget the feed' }}
    >
      <form {...form.form} className="grid gap-5">
        <FormSummary of={form} labels={LABELS} />
        <TextField
          name="feed"
          label={LABELS.feed}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          required
          defaultValue={(isTyped ? state.values.feed : undefined) ?? feed?.address}
          error={errors.feed}
          hint="It has to start with https://. Check it by hand above first: its headings and words are kept."
        />
        <SelectField
          name="hour"
          label={LABELS.hour}
          options={HOURS}
          none="Choose an hour"
          required
          defaultValue={(isTyped ? state.values.hour : undefined) ?? String(feed?.hour ?? NIGHT)}
          error={errors.hour}
          hint="London time."
        />
        <div>
          <Tick name="withdraw" isSet={isTicked('withdraw', feed?.may_withdraw ?? false)}>
            Withdraw cars of files that are not in the feed, at most 30 % in a day
          </Tick>
          {feed && (
            <Tick name="paused" isSet={isTicked('paused', feed.is_paused)}>
              Pause: fetch nothing for now
            </Tick>
          )}
        </div>
        <SubmitButton
          pending={form.pending}
          variant="secondary"
          className="justify-self-start max-sm:w-full"
        >
          {feed ? 'Save the feed' : 'Keep this feed'}
        </SubmitButton>
      </form>
    </StockPart>
  );
}
