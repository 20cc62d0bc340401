import { type ReactNode, useState } from 'react';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import type { ActionForm } from './use-action-form';

type Props = {
  of: Pick<ActionForm, 'state' | 'summary'>;
  /** The state before the link is pressed: 'Your message is not sent yet.' */
  waiting: string;
  /** The effect of the link. */
  effect: string;
  /** Sentences about what happens without it. */
  unpressed?: string;
  /** The form. */
  children: ReactNode;
};

/** Shows a form; after it is sent, the request to press the mailed link. */
export function MailedForm({ of, waiting, effect, unpressed, children }: Props) {
  const { state, summary } = of;
  /** The submission whose address is to be changed. */
  const [changed, setChanged] = useState('');
  if (state.status !== 'done' || changed === state.submissionId) return children;
  return (
    <div ref={summary} tabIndex={-1} role="status" className="outline-none">
      <Icon name="mail" className="size-8 text-link" />
      <h2 className="mt-3 text-title">Check your e-mail</h2>
      <p className="mt-3 text-lead text-pretty text-ink-2">
        {waiting} We have mailed a link to{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{state.values.email}</strong>:{' '}
        {effect}
      </p>
      <p className="mt-3 text-pretty text-ink-2">
        Nothing there after a few minutes? Look among the unwanted mail, and check the address.{' '}
        {unpressed}
      </p>
      <button
        type="button"
        className={button('secondary', 'medium', 'needs-script mt-6')}
        onClick={() => setChanged(state.submissionId)}
      >
        Use another address
      </button>
    </div>
  );
}
