'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { formatNumber } from '@/lib/format';
import { stockApiPath } from '@/lib/paths';
import { MAX_BYTES, MAX_ROWS } from '@/lib/stock/limits';
import { STOCK_FILE_MESSAGES } from '@/lib/stock/problems';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';

type Props = {
  /** Why the last file or address was refused. */
  errors: { file?: string | undefined; address?: string | undefined };
};

const NOTHING = 'Choose a file, or enter the address of one.';

/** What the browser can tell of a file before it is sent. */
function refuse(form: HTMLFormElement) {
  const data = new FormData(form);
  const file = data.get('file');
  if (file instanceof File && file.size > MAX_BYTES) return STOCK_FILE_MESSAGES.size;
  const isEmpty = !(file instanceof File && file.name) && !data.get('address');
  return isEmpty ? NOTHING : null;
}

/** Sends a stock file, or the address of one, as a plain form: the response is the page with its check. */
export function SendForm({ errors }: Props) {
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  // A page that Back brings from the browser's cache is as it was left.
  useEffect(() => {
    const reset = () => setSending(false);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const problem = isSending ? null : refuse(event.currentTarget);
    if (isSending || problem) event.preventDefault();
    if (problem) event.currentTarget.querySelector('input')?.focus();
    setRefused(problem);
    setSending(isSending || !problem);
  }

  return (
    <form
      id="form"
      method="post"
      action={stockApiPath()}
      encType="multipart/form-data"
      onSubmit={handleSubmit}
      className="grid gap-5 rounded-2 border border-line bg-surface p-5 sm:p-7"
    >
      <TextField
        name="file"
        label="File of your cars"
        type="file"
        accept=".csv,.xml,text/csv,text/xml,application/xml"
        error={refused ?? errors.file}
        hint={`CSV or XML, at most ${formatNumber(MAX_ROWS)} cars and 5 MB.`}
        className="cursor-pointer py-2.5 file:mr-4 file:cursor-pointer file:rounded-1 file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-semibold"
      />
      <TextField
        name="address"
        label="Or its address"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        error={errors.address}
        hint="We fetch the file once, now. The address has to start with https:// and need no password."
      />
      <SubmitButton pending={isSending} className="justify-self-start max-sm:w-full">
        Check this file
      </SubmitButton>
      <p className="text-small text-pretty text-ink-2">
        Nothing is listed yet: the next page says what the file would change. We keep it for an
        hour.
      </p>
    </form>
  );
}
