'use client';

import { useEffect, useRef } from 'react';
import { SITE_UPDATED } from '@/lib/core/errors/form-messages';
import { revealPhone } from '@/lib/listings/actions';
import { phoneFailed } from '@/lib/listings/messages';
import { paths } from '@/lib/paths';
import { cx } from '@/lib/utils';
import { FormNotice } from '../../forms/form-notice';
import { SubmitButton } from '../../forms/submit-button';
import { usePressForm } from '../../forms/use-press-form';
import { button } from '../../ui/button';
import { Icon } from '../../ui/icon';

/** Shows the seller's number after a press, as a link that calls it. */
export function CallSeller({ id, formId }: { id: string; formId: string }) {
  const calling = usePressForm({
    action: revealPhone,
    failure: phoneFailed,
    permalink: `${paths.vehicle(id)}#${formId}`,
  });
  const { state, pending, summary, form } = calling;
  const link = useRef<HTMLAnchorElement>(null);
  const phone = state.result;
  useEffect(() => {
    if (phone) link.current?.focus();
  }, [phone]);

  return (
    <form
      {...form}
      id={formId}
      onSubmit={(event) => {
        if (!phone) return form.onSubmit(event);
        event.preventDefault();
        link.current?.focus();
      }}
      className={cx('grid scroll-mt-24 gap-3', (phone || state.message) && 'basis-full!')}
    >
      <input type="hidden" name="id" value={id} />
      {phone ? (
        <>
          <a
            ref={link}
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            className={button('primary', 'large', 'tabular text-title')}
          >
            <Icon name="phone" className="size-5" />
            {phone}
          </a>
          <p role="status" className="text-small text-pretty text-ink-2">
            Tell the seller you saw it on Forecourt. See the car before you pay anything, and never
            send a deposit to hold it.
          </p>
        </>
      ) : (
        <>
          {state.message && (
            <FormNotice ref={summary} {...state.message}>
              {state.message.title === SITE_UPDATED.title && (
                <button
                  type="button"
                  className={button('secondary', 'small', 'mt-3')}
                  onClick={() => window.location.reload()}
                >
                  <Icon name="refresh" />
                  Reload
                </button>
              )}
            </FormNotice>
          )}
          <SubmitButton pending={pending} size="large">
            <span className="flex items-center gap-2.5">
              <Icon name="phone" className="size-5" />
              Call Seller
            </span>
          </SubmitButton>
        </>
      )}
    </form>
  );
}
