'use client';

import { type FormEvent, useRef, useState } from 'react';
import { describeCar, describeEquity, describeRange } from '@/lib/part-exchange/describe';
import type { PartExchange } from '@/lib/part-exchange/part-exchange';
import { readOwed } from '@/lib/part-exchange/read-owed';
import { keepPartExchange } from '@/lib/part-exchange/store';
import { paths } from '@/lib/paths';
import { TextField } from '../forms/text-field';
import { button } from '../ui/button';
import { Link } from '../ui/link';

type Props = { kept: PartExchange; onRemove: () => void };

/** The car that is kept, the field for what is owed on it, and the way to the list. */
export function KeptCar({ kept, onRemove }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [message, setMessage] = useState('');

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readOwed(String(new FormData(event.currentTarget).get('owed')));
    if ('error' in read) {
      setMessage('');
      setError(read.error);
      return field.current?.focus();
    }
    setError('');
    const { car, miles, range } = kept;
    const isStored = keepPartExchange({ car, miles, range, owed: read.owed });
    setMessage(
      isStored
        ? 'Saved. Every car now says what is left.'
        : 'This browser keeps nothing: it lasts until you leave or reload the page.',
    );
  }

  return (
    <>
      <h2 className="text-title wrap-anywhere">{describeCar(kept)}</h2>
      <p className="tabular mt-2 font-head text-display font-semibold">
        {describeRange(kept.range)}
      </p>
      <p className="text-small text-ink-3">what eight in ten such cars are advertised for</p>
      <form noValidate onSubmit={save} className="mt-6">
        <TextField
          ref={field}
          name="owed"
          label="Still owed on it, in pounds"
          hint="The settlement figure: your lender tells you it. Leave it empty if nothing is owed."
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          defaultValue={kept.owed || ''}
          error={error}
        />
        <button type="submit" className={button('secondary', 'medium', 'mt-3')}>
          Save
        </button>
      </form>
      <p role="status" className="mt-3 text-small font-medium text-pretty">
        {message}
      </p>
      <p className="tabular mt-3 text-pretty text-ink-2">{describeEquity(kept)}</p>
      <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-6">
        <Link href={paths.vehicles} className={button()}>
          See the cars with what is left
        </Link>
        <button type="button" className={button('secondary')} onClick={onRemove}>
          Remove my part exchange
        </button>
      </div>
    </>
  );
}
