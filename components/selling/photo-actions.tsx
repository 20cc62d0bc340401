'use client';

import type { Route } from 'next';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { nextStep } from '@/lib/selling/steps';
import type { OwnListing } from '@/lib/selling/types';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { StepActions } from './step-actions';
import type { Upload } from './use-photo-uploads';

type Props = { listing: OwnListing; uploads: Upload[] };

/** Describes unfinished uploads: '2 photographs are still on their way, 1 was not added.' */
function unfinished(uploads: Upload[]) {
  const failed = uploads.filter(({ status }) => status === 'failed').length;
  const running = uploads.length - failed;
  const { is, was } = { is: running === 1 ? 'is' : 'are', was: failed === 1 ? 'was' : 'were' };
  const photographs = (count: number) => plural(count, 'photograph');
  if (running === 0) return `${photographs(failed)} ${was} not added.`;
  const first = `${photographs(running)} ${is} still on ${running === 1 ? 'its' : 'their'} way`;
  return failed === 0 ? `${first}.` : `${first}, ${failed} ${was} not added.`;
}

/** Links to the previous and next step, which first warn of uploads that would be lost. */
export function PhotoActions({ listing, uploads }: Props) {
  const [held, setHeld] = useState<Route>();
  const note = useRef<HTMLDivElement>(null);
  const isHeld = held !== undefined && uploads.length > 0;
  useEffect(() => {
    if (isHeld) note.current?.focus();
  }, [isHeld]);

  function hold(event: MouseEvent) {
    if (uploads.length === 0) return;
    event.preventDefault();
    setHeld(event.currentTarget.getAttribute('href') as Route);
    note.current?.focus();
  }

  return (
    <div className="grid gap-6">
      {isHeld && (
        <div
          ref={note}
          tabIndex={-1}
          role="alert"
          className="flex gap-3 rounded-1 border-l-4 border-danger bg-danger-tint p-4"
        >
          <Icon name="alert" className="mt-0.5 size-5 text-danger" />
          <div>
            <p className="font-semibold">{unfinished(uploads)}</p>
            <p className="mt-0.5 text-pretty text-ink-2">
              Wait, or retry or dismiss it in the list above. If you go on now, what failed is not
              added, and what is on its way may not be.
            </p>
            <Link
              href={held}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              Go on anyway
            </Link>
          </div>
        </div>
      )}
      <StepActions step="photos" listing={listing} onLeave={hold}>
        <Link
          href={paths.sellStep(listing.id, nextStep('photos'))}
          onClick={hold}
          className={button('primary', 'large')}
        >
          Continue
        </Link>
      </StepActions>
    </div>
  );
}
