'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatNumber } from '@/lib/format';
import { stockApiPath } from '@/lib/paths';
import { MAX_BYTES, MAX_ROWS } from '@/lib/stock/limits';
import { STOCK_FILE_MESSAGES } from '@/lib/stock/problems';
import type { SendErrors } from '@/lib/stock/send-errors';
import { sendStockFile } from '@/lib/stock/send-file';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import { RunProblem } from './run-problem';

type Props = {
  /** The reasons why the last file or address was refused. */
  errors: SendErrors;
  /** The refused address, if the redirect names it. */
  address?: string | undefined;
};

const ACCEPTED =
  '.csv,.txt,.tsv,.xlsx,.xml,.json,text/csv,text/plain,text/xml,application/xml,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAX_MB = MAX_BYTES / 1024 / 1024;

const NOTHING = 'Choose a file, or enter the address of one.';

/** Validates a file in the browser before it is sent; null if it may be sent. */
function refuse(data: FormData) {
  const file = data.get('file');
  if (file instanceof File && file.size > MAX_BYTES) return STOCK_FILE_MESSAGES.size;
  const isEmpty = !(file instanceof File && file.name) && !data.get('address');
  return isEmpty ? NOTHING : null;
}

/**
 * Sends a stock file, or the address of one, and opens the page with its check; a refused one stays in the
 * form. Without JavaScript it is a plain form.
 */
export function SendForm({ errors: posted, address }: Props) {
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState(posted);
  const form = useRef<HTMLFormElement>(null);

  // Back restores the page from the browser's cache in the state in which it was left.
  useEffect(() => {
    const reset = () => setSending(false);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  useEffect(() => {
    const refused = (['file', 'address'] as const).find((name) => errors[name]);
    if (refused) form.current?.querySelector<HTMLInputElement>(`[name=${refused}]`)?.focus();
  }, [errors]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    const refused = refuse(data);
    setErrors(refused ? { file: refused } : {});
    if (refused) return;
    setSending(true);
    const answer = await sendStockFile(data);
    if ('page' in answer) return window.location.assign(answer.page);
    setErrors(answer.errors);
    setSending(false);
  }

  /** Clears a refused file once an address is typed: the file takes precedence, and would be sent again. */
  function forgetRefusedFile() {
    const file = form.current?.querySelector<HTMLInputElement>('[name=file]');
    if (!file || !errors.file) return;
    file.value = '';
    setErrors({});
  }

  return (
    <form
      ref={form}
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
        accept={ACCEPTED}
        error={errors.file}
        hint={`Excel (.xlsx), CSV, XML or JSON, at most ${formatNumber(MAX_ROWS)} cars and ${MAX_MB} MB.`}
        className="cursor-pointer py-2.5 file:mr-4 file:cursor-pointer file:rounded-1 file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-semibold"
      />
      <TextField
        name="address"
        label="Or its address"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        defaultValue={address}
        onChange={forgetRefusedFile}
        error={errors.address}
        hint="We fetch the file once, now. The address has to start with https:// and need no password."
      />
      {errors.form && <RunProblem text={errors.form} />}
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
