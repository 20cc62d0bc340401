'use client';

import { formatTime, plural } from '@/lib/format';
import { feedReason } from '@/lib/stock/feed-messages';
import type { StockUpload } from '@/lib/stock/types';
import { endUpload, makeUpload, saveUpload } from '@/lib/stock/upload-actions';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';
import { UPLOAD_ID } from './focus-part';
import { StockPart } from './stock-part';
import { Tick } from './tick';

type Props = { upload: StockUpload | null };

const CONSENT = 'Withdraw cars of files that are not in a sent file, at most 30 % in a day';
const ADDRESS_ID = 'upload-address';

/** The state of an upload address, in words. */
function stateOf({ waiting, received_at, last_problem }: StockUpload) {
  if (waiting > 0) return `${plural(waiting, 'file')} came and will be run within minutes.`;
  if (!received_at) return 'No file has come yet.';
  const last = `The last file came ${formatTime(received_at)}`;
  return last_problem ? `${last} and changed nothing. ${feedReason(last_problem)}` : `${last}.`;
}

/** Keeps whether the files of a dealer's system may withdraw cars. */
function ConsentForm({ upload }: { upload: StockUpload }) {
  const form = useActionForm({ action: saveUpload, failure: { title: 'Not kept' } });
  return (
    <form {...form.form} className="grid gap-3">
      <FormSummary of={form} />
      <Tick name="withdraw" isSet={upload.may_withdraw}>
        {CONSENT}
      </Tick>
      <SubmitButton
        pending={form.pending}
        variant="secondary"
        size="small"
        className="justify-self-start"
      >
        Save the choice
      </SubmitButton>
    </form>
  );
}

/** Makes, renews and ends the address to which a dealer's system sends files; works without JavaScript. */
export function UploadAddress({ upload }: Props) {
  const form = useActionForm({ action: makeUpload, failure: { title: 'No address made' } });
  const address = upload && form.state.result;
  return (
    <StockPart
      id={UPLOAD_ID}
      title="Files that your system sends"
      lead="For dealer systems that send files: a secret address of your own takes one of up to 10 MB by PUT or POST. It is checked and run as a nightly feed is. Check a file by hand above first: its headings and words are kept."
      state={upload && stateOf(upload)}
      end={{ action: endUpload, failure: { title: 'Not ended' }, label: 'End the address' }}
    >
      <form {...form.form} className="grid gap-3">
        <FormSummary of={form} />
        {address && (
          <div>
            <label htmlFor={ADDRESS_ID} className="flex min-h-8 items-center font-semibold">
              Your upload address
            </label>
            <input
              id={ADDRESS_ID}
              readOnly
              value={address}
              autoComplete="off"
              aria-describedby={`${ADDRESS_ID}-hint`}
              onFocus={(event) => event.currentTarget.select()}
              className="field text-small"
            />
            <p id={`${ADDRESS_ID}-hint`} className="mt-1.5 text-small text-pretty text-ink-3">
              It is shown this once. Whoever has it can change your stock: give it to your system
              alone.
            </p>
          </div>
        )}
        {upload ? (
          <input type="hidden" name="renewal" value="on" />
        ) : (
          <Tick name="withdraw">{CONSENT}</Tick>
        )}
        <SubmitButton
          pending={form.pending}
          variant="secondary"
          size={upload ? 'small' : 'medium'}
          className="justify-self-start max-sm:w-full"
        >
          {upload ? 'Renew the address' : 'Make an upload address'}
        </SubmitButton>
        {upload && (
          <p className="text-small text-pretty text-ink-3">
            The address was made {formatTime(upload.made_at)}. A renewed one ends it at once.
          </p>
        )}
      </form>
      {upload && <ConsentForm upload={upload} />}
    </StockPart>
  );
}
