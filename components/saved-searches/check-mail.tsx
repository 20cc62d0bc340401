import type { Ref } from 'react';
import { Icon } from '../ui/icon';

type Props = { ref: Ref<HTMLDivElement>; email: string | undefined };

/** The page after a search was saved for an e-mail address: a mail confirms it. */
export function CheckMail({ ref, email }: Props) {
  return (
    <div ref={ref} tabIndex={-1} role="status" className="outline-none">
      <Icon name="mail" className="size-8 text-link" />
      <h2 className="mt-3 text-title">Check your e-mail</h2>
      <p className="mt-3 text-lead text-pretty text-ink-2">
        Your search is not on yet. We have mailed a link to{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>: open it and press
        its one button, and the search starts.
      </p>
      <p className="mt-3 text-pretty text-ink-2">
        Nothing there after a few minutes? Look among the unwanted mail, and check the address. An
        address gets one such e-mail an hour and three a day at most, so that it may come later. The
        page of its link leads to all searches that wait for this address, to confirm them too. Not
        confirmed within seven days, the search is deleted.
      </p>
    </div>
  );
}
