'use client';

import { type FormEvent, useState } from 'react';
import { paths } from '@/lib/paths';
import { BULK_TOO_LARGE, MAX_CARS, MAX_FILE_BYTES } from '@/lib/valuation/bulk-limits';
import { TextField } from '../forms/text-field';
import { button, standaloneLink } from '../ui/button';

/** Sends a file of cars; the response is a download. JavaScript only checks the size beforehand. */
export function BulkForm({ error: posted }: { error?: string | undefined }) {
  const [error, setError] = useState(posted);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const input = event.currentTarget.querySelector('input');
    const isTooLarge = (input?.files?.[0]?.size ?? 0) > MAX_FILE_BYTES;
    setError(isTooLarge ? BULK_TOO_LARGE : undefined);
    if (!isTooLarge) return;
    event.preventDefault();
    input?.focus();
  }

  return (
    <form
      id="form"
      action={paths.bulkFigures}
      method="post"
      encType="multipart/form-data"
      onSubmit={handleSubmit}
      className="grid gap-5 rounded-2 border border-line bg-surface p-5 sm:p-7"
    >
      <TextField
        name="cars"
        label="File of cars"
        type="file"
        accept=".csv,text/csv"
        required
        error={error}
        hint={`CSV with commas or semicolons, at most ${MAX_CARS} cars and 1 MB.`}
        className="cursor-pointer py-2.5 file:mr-4 file:cursor-pointer file:rounded-1 file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-semibold"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" className={button()}>
          Value these cars
        </button>
        <a href={paths.bulkExample} download className={standaloneLink}>
          Download an example
        </a>
      </div>
      <p className="text-small text-pretty text-ink-2">
        The file is read, valued and sent back. It is not stored, and nothing of it goes into your
        valuation history.
      </p>
    </form>
  );
}
