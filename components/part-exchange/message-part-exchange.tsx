'use client';

import { useEffect, useRef, useState } from 'react';
import { describeForSeller } from '@/lib/part-exchange/describe';
import { usePartExchange } from '@/lib/part-exchange/store';

const bodyOf = (box: HTMLElement | null) => {
  const body = box?.closest('form')?.elements.namedItem('body');
  return body instanceof HTMLTextAreaElement ? body : null;
};

/** Adds the part exchange of this device to the message of the form it stands in, where it is read before it is sent. */
export function MessagePartExchange() {
  const kept = usePartExchange();
  const box = useRef<HTMLInputElement>(null);
  const [isIn, setIsIn] = useState(false);
  const text = kept && describeForSeller(kept);

  // The box is ticked while the message contains the text: also that of a draft, and not once it is rewritten.
  useEffect(() => {
    const body = bodyOf(box.current);
    if (!body || !text) return;
    const look = () => setIsIn(body.value.includes(text));
    const first = setTimeout(look);
    body.form?.addEventListener('input', look);
    return () => {
      clearTimeout(first);
      body.form?.removeEventListener('input', look);
    };
  }, [text]);

  function change(isAdded: boolean) {
    const body = bodyOf(box.current);
    if (!body || !text) return;
    const without = body.value.replace(text, '').trim();
    body.value = isAdded ? [without, text].filter(Boolean).join('\n') : without;
    // The form saves its draft.
    body.dispatchEvent(new Event('input', { bubbles: true }));
  }

  if (!text) return null;
  return (
    <div className="rounded-1 border border-line bg-surface p-4">
      <label className="flex min-h-11 items-start gap-3 font-semibold">
        <input
          ref={box}
          type="checkbox"
          checked={isIn}
          onChange={(event) => change(event.currentTarget.checked)}
          aria-describedby="part-exchange-text"
          className="mt-0.5 size-6 flex-none accent-(--link)"
        />
        Add my part exchange to the message
      </label>
      <p id="part-exchange-text" className="tabular pl-9 text-small text-pretty text-ink-2">
        Only if you tick it, the seller reads: “{text}”
      </p>
    </div>
  );
}
